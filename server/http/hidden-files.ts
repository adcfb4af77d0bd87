/** Pre-rendered error pages would be served as ordinary files with status 200; other pages have one address. */
export const hidden = /^(\/[^/]+)?\/(404|500)(\.html)?$|\.html$/
