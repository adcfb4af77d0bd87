import { sharePicture } from './share-picture.server.ts'
import { siteUrl } from './site-url.ts'

/** What programs need that show a picture beside a link to the page at `path` (https://ogp.me/#structured). */
export function SharePictureTags({ path }: { path: string }) {
  const picture = sharePicture(path)
  if (!picture) return null
  return (
    <>
      <meta property="og:image" content={siteUrl + picture.src} />
      <meta property="og:image:width" content={`${picture.width}`} />
      <meta property="og:image:height" content={`${picture.height}`} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
