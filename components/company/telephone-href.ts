import { legalEntity } from '../../content/company.ts'

/** Calls the company. */
export const telephoneHref = `tel:${legalEntity.telephone.replaceAll(' ', '')}`
