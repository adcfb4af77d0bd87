import { company } from '../../content/company.ts'

/** Calls the company. */
export const telephoneHref = `tel:${company.legalEntity.telephone.replaceAll(' ', '')}`
