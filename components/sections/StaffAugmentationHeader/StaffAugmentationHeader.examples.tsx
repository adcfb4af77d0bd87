import type { Examples } from '../../examples.ts'
import { StaffAugmentationHeader } from './StaffAugmentationHeader.tsx'

const copy = 'service-header.staff-augmentation'

export const examples: Examples = {
  rows: ['S-15'],
  namespaces: ['service-header', 'availability'],
  examples: {
    usual: <StaffAugmentationHeader copy={copy} />,
    'without the counter': <StaffAugmentationHeader copy={copy} counterDisabled />,
    'another address': (
      <StaffAugmentationHeader copy={copy} actionHref="/contact-us#request" counterDisabled />
    ),
  },
}
