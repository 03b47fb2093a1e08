/** The browser's own frame takes the header's colour; it cannot read custom properties. */
export const themeColours = { light: '#fefdfa', dark: '#0b2931' } as const;
