/** One picture as two files of equal size: WebP, and PNG for readers that do not know it. */
export type PictureFiles = { webp: string; png: string; width: number; height: number }

type Props = {
  picture: PictureFiles
  className?: string
  loading?: 'eager' | 'lazy'
} & ({ alt: string; decorative?: never } | { decorative: true; alt?: never })

/** A raster picture that keeps its place while it loads. */
export function Picture({ picture, className, loading = 'lazy', alt }: Props) {
  const { webp, png, width, height } = picture
  return (
    <picture>
      <source type="image/webp" srcSet={webp} width={width} height={height} />
      <img
        src={png}
        alt={alt ?? ''}
        className={className}
        loading={loading}
        decoding="async"
        width={width}
        height={height}
      />
    </picture>
  )
}
