/** A drawing that the build wrote as a file: address and size in pixels. */
export type DrawingFile = { src: string; width: number; height: number }

type Props = {
  day: DrawingFile
  /** The pressing for the dark colour scheme; without it the day pressing serves both. */
  night?: DrawingFile
  /** The sheet for phones (below 768 px). */
  phone?: { day: DrawingFile; media: string }
  className?: string
  /** `eager` only for drawings of the first view. */
  loading?: 'eager' | 'lazy'
} & ({ alt: string; decorative?: never } | { decorative: true; alt?: never })

const dark = '(prefers-color-scheme: dark)'

/** A picture made of drawing files: scheme and width choose the pressing. */
export function Drawing(props: Props) {
  const { day, night, phone, className, loading = 'lazy', alt } = props
  return (
    <picture>
      {phone ? <source srcSet={phone.day.src} media={phone.media} {...size(phone.day)} /> : null}
      {night ? <source srcSet={night.src} media={dark} {...size(night)} /> : null}
      <img
        src={day.src}
        alt={alt ?? ''}
        className={className}
        loading={loading}
        fetchPriority={loading === 'eager' ? 'high' : undefined}
        {...size(day)}
      />
    </picture>
  )
}

function size({ width, height }: DrawingFile) {
  return { width, height }
}

/** One picture as two files of equal size: WebP, and PNG for readers that do not know it. */
export type PictureFiles = { webp: string; png: string; width: number; height: number }

type PictureProps = { picture: PictureFiles; className?: string }

/** A raster picture that says nothing and keeps its place while it loads. */
export function DecorativePicture({ picture, className }: PictureProps) {
  const { webp, png, width, height } = picture
  return (
    <picture>
      <source type="image/webp" srcSet={webp} width={width} height={height} />
      <img
        src={png}
        alt=""
        className={className}
        loading="lazy"
        decoding="async"
        width={width}
        height={height}
      />
    </picture>
  )
}
