/** What a slider says; the caller gives it in the language of the page. */
export type CarouselLabels = {
  /** Name of the slider, without the word "carousel". */
  name: string
  /** "carousel", as screen readers say it. */
  role: string
  /** "slide", as screen readers say it. */
  slideRole: string
  previous: string
  next: string
  /** "3 of 21". */
  position: (index: number, count: number) => string
  /** "Go to slide 3". */
  goTo: (index: number) => string
}
