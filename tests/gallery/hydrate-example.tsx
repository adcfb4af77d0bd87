import './gallery.css'
import { hydrateRoot } from 'react-dom/client'
import { ExampleRoot } from './ExampleRoot.tsx'

const data = document.getElementById('example')!.textContent
hydrateRoot(document.getElementById('root')!, <ExampleRoot {...JSON.parse(data)} />, {
  onRecoverableError: (error) => console.error('hydration:', error),
})
document.documentElement.dataset.ready = ''
