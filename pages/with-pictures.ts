import { servicePicture } from '../components/art/service-picture.ts'
import type { ServicePictureName } from '../content/icon-names.ts'

/** Services of the content with the files of their pictures, as S-36 shows them. */
export function withPictures<Item extends { picture: ServicePictureName }>(items: readonly Item[]) {
  return items.map((item) => ({ ...item, picture: servicePicture(`service-${item.picture}`) }))
}
