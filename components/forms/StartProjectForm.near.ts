import { whenNear } from '../ui/when-near.tsx'
import './form-styles.ts'

/** An address only as sections use it: the server renders it at once, the browser fetches its code when it comes near. */
export const StartProjectForm = whenNear(
  import.meta.env.SSR ? (await import('./StartProjectForm.tsx')).StartProjectForm : undefined,
  async () => (await import('./StartProjectForm.tsx')).StartProjectForm,
)
