/** Takes the place of react-slick's stand-in for browsers older than those that the site is written for. */
const { ResizeObserver } = globalThis
// oxlint-disable-next-line import/no-default-export -- as the package that it replaces
export default ResizeObserver
