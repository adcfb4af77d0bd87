import { legalEntity } from '../../content/company.ts'

export function data() {
  return { showsSample: legalEntity.sample }
}
