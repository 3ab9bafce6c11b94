/** The browser's own fonts: a style without `glyphs` loads no letters from anywhere. */
export const FONTS = ['sans-serif']
