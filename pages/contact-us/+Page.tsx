import { EngineerLocations } from '../../components/sections/EngineerLocations/EngineerLocations.tsx'
import { RequestBlock } from '../RequestBlock.tsx'

export function Page() {
  return (
    <>
      <RequestBlock copy="contact.form" level={1} />
      <EngineerLocations copy="contact.locations" />
    </>
  )
}
