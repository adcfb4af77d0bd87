import { Message } from '../../text/Message.tsx'
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
        caption={<Message id="storage.now.caption" values={{ bytes }} />}
        columns={[
          <Message key="key" id="storage.column.key" />,
          <Message key="value" id="storage.column.value" />,
          <Message key="size" id="storage.column.size" />,
        ]}
        rows={stored.map((one) => ({
          id: one.key,
          header: <code>{one.key}</code>,
          cells: [<StoredValue key="value" stored={one} />, <Size key="size" bytes={one.bytes} />],
        }))}
      />
      <p>
        <Button type="button" onClick={onErase}>
          <Message id="storage.now.erase" />
        </Button>
      </p>
    </>
  )
}

function Size({ bytes }: { bytes: number }) {
  return <Message id="storage.now.size" values={{ bytes }} />
}
