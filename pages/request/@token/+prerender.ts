/** Only the server knows requests. */
export const prerender = false
