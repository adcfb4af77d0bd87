/** Name of the plain-text copy of the due-diligence answers, below the address of their page. */
export const dueDiligenceFile = 'due-diligence.txt'
