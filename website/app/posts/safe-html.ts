/** HTML that went through the allow-list: may stand in a page as it is. Made by sanitize.server.ts only. */
export type SafeHtml = string & { readonly safe: unique symbol };
