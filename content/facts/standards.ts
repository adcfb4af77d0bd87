/**
 * Standards and rules the teams work with (S-50), not certificates of the company. Labels and
 * meanings are the messages `standards.label.<id>` and `standards.meaning.<id>`, the names of groups
 * `standards.group.<id>`.
 */
export const standardGroups = [
  { id: 'data-protection', standards: ['gdpr', 'hipaa', 'hitech'] },
  { id: 'exchange-and-imaging', standards: ['hl7', 'fhir', 'cda', 'dicom'] },
  { id: 'clinical-coding', standards: ['icd', 'icpc-2'] },
  { id: 'management-systems', standards: ['iso-9001', 'iso-20000', 'iso-27001'] },
] as const

export type StandardGroupId = (typeof standardGroups)[number]['id']
export type StandardId = (typeof standardGroups)[number]['standards'][number]

/** Name of the plain-text copy of the due-diligence answers, below the address of their page. */
export const dueDiligenceFile = 'due-diligence.txt'
