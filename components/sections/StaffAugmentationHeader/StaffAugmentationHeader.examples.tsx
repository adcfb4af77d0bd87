import { sellingFacts } from '../../../content/selling-facts.ts'
import type { Examples } from '../../examples.ts'
import { ExplainingPlate } from '../ExplainingPlate/ExplainingPlate.tsx'
import { StaffAugmentationHeader } from './StaffAugmentationHeader.tsx'

const shared = {
  copy: {
    title: 'More engineers for your own team',
    lead: 'Engineers who are free join your team within days.',
    more: 'They use your tools, follow your process and leave again when the release is out.',
  },
  facts: sellingFacts({ model: 'extend' }),
  picture: <ExplainingPlate id="team-augmentation" />,
}
const path = '/services/staff-augmentation-services'

export const examples: Examples = {
  rows: ['S-15'],
  bringsTitle: true,
  namespaces: ['first-screen', 'plates', 'availability'],
  examples: {
    usual: <StaffAugmentationHeader {...shared} path={path} />,
    'without the counter': <StaffAugmentationHeader {...shared} path={path} counterDisabled />,
    'with a form on the page': (
      <StaffAugmentationHeader {...shared} path={path} contactHref="#request" counterDisabled />
    ),
    'on the page that it would lead to': (
      <StaffAugmentationHeader {...shared} path="/hire" counterDisabled />
    ),
  },
}
