/** Style of the status page: light and dark by the settings of the reader. */
export const reportStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-inline-size: 75rem; margin-inline: auto; padding: 1.5rem; }
h1 { line-height: 1.2; }
section { margin-block-start: 3rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
caption { text-align: start; font-weight: 600; padding-block: 0.5rem; }
th, td { padding: 0.35rem 0.75rem; border-block-end: 1px solid GrayText; text-align: end; font-variant-numeric: tabular-nums; }
th:first-child { text-align: start; font-weight: 500; }
thead th { vertical-align: bottom; }
tbody tr:hover { background: color-mix(in srgb, CanvasText 8%, Canvas); }
.none { color: color-mix(in srgb, CanvasText 70%, Canvas); }
`
