import { T } from '../../text/T.tsx'
import { Button } from '../../ui/Button.tsx'
import { CardTable } from '../../ui/CardTable.tsx'
import type { StoredText } from './read-stored.ts'
import { StoredValue } from './StoredValue.tsx'

type Props = { stored: readonly StoredText[]; onErase: () => void }

/** Stored texts with their sizes, and the button that erases all of them. */
export function StoredList({ stored, onErase }: Props) {
  const bytes = stored.reduce((sum, one) => sum + one.bytes, 0)
  return (
    <>
      <CardTable
        caption={<T id="storage.now.caption" values={{ bytes }} />}
        columns={[
          <T key="key" id="storage.column.key" />,
          <T key="value" id="storage.column.value" />,
          <T key="size" id="storage.column.size" />,
        ]}
        rows={stored.map((one) => ({
          id: one.key,
          header: <code>{one.key}</code>,
          cells: [<StoredValue key="value" stored={one} />, <Size key="size" bytes={one.bytes} />],
        }))}
      />
      <p>
        <Button type="button" onClick={onErase}>
          <T id="storage.now.erase" />
        </Button>
      </p>
    </>
  )
}

function Size({ bytes }: { bytes: number }) {
  return <T id="storage.now.size" values={{ bytes }} />
}
