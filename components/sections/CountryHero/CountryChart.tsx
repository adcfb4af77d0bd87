import { type DrawingName, drawing } from '../../art/drawing.ts'
import { breakpoints } from '../../theme/breakpoints.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import css from './CountryHero.module.css'

/** Drawings of a country: one for wide windows, another below 768 px, each with its dark pressing. */
export type CountryPicture = {
  wide: DrawingName
  wideDark?: DrawingName
  phone: DrawingName
  phoneDark?: DrawingName
  /** What the chart shows, in words. */
  alt: string
}

/** The chart of a country, which brings its own graduated frame (K-21). */
export function CountryChart({ picture }: { picture: CountryPicture }) {
  const { wide, wideDark, phone, phoneDark, alt } = picture
  return (
    <Drawing
      day={drawing(wide)}
      night={wideDark && drawing(wideDark)}
      phone={{
        day: drawing(phone),
        night: phoneDark && drawing(phoneDark),
        media: breakpoints.phone,
      }}
      alt={alt}
      className={css.picture}
      loading="eager"
    />
  )
}
