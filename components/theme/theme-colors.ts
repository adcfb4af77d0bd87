/**
 * Colours of the browser's own bars: the pigments `--pg-paper` and `--pg-dusk` of tokens.css, which
 * `<meta name="theme-color">` needs as plain values.
 */
export const themeColors = { day: '#f6f4ed', dark: '#121c2a' } as const
