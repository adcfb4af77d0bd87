/** Engineers of the company, and those open to work now; shown where no live source is set (API-06). */
export const availability = {
  /** The figures are invented and say so in the list of samples. */
  sample: true,
  /** Never above the claim C-07. */
  total: 3000,
  free: 214,
} as const
