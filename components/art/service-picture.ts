import manifest from './service-pictures.json'

/** Name of the picture of a kind of service. */
export type ServicePictureName = keyof typeof manifest

/** The addresses and its size on the page in pixels. */
export function servicePicture(name: ServicePictureName): {
  webp: string
  png: string
  width: number
  height: number
} {
  return manifest[name]
}
