import { legalEntity } from '../../content/company.ts'

const { telephone: number } = legalEntity

/** How the company is called: address of a link, and the number as it is shown, which no line end divides. */
export const telephone = {
  href: `tel:${number.replaceAll(' ', '')}`,
  shown: number.replaceAll(' ', '\u00a0'),
}
