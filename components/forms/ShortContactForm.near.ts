import { whenNear } from '../ui/when-near.tsx'
import './form-styles.ts'

/** Name and address as sections use it: the server renders it at once, the browser fetches its code when it comes near. */
export const ShortContactForm = whenNear(
  import.meta.env.SSR ? (await import('./ShortContactForm.tsx')).ShortContactForm : undefined,
  async () => (await import('./ShortContactForm.tsx')).ShortContactForm,
)
