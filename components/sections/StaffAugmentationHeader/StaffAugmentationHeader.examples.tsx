import type { Examples } from '../../examples.ts'
import { StaffAugmentationHeader } from './StaffAugmentationHeader.tsx'

const copy = 'service-header.staff-augmentation'
const path = '/services/staff-augmentation-services'

export const examples: Examples = {
  rows: ['S-15'],
  namespaces: ['service-header', 'availability'],
  examples: {
    usual: <StaffAugmentationHeader copy={copy} path={path} />,
    'without the counter': <StaffAugmentationHeader copy={copy} path={path} counterDisabled />,
    'with a form on the page': (
      <StaffAugmentationHeader copy={copy} path={path} contactHref="#request" counterDisabled />
    ),
    'on the page that it would lead to': (
      <StaffAugmentationHeader copy={copy} path="/hire" counterDisabled />
    ),
  },
}
