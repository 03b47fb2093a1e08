/** Colours of the browser's own interface, equal to the header's: a meta tag cannot read custom properties. */
export const themeColours = { light: '#fefdfa', dark: '#0b2931' } as const;
