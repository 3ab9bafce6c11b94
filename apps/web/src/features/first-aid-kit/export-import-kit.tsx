import { Button, Text } from '@mantine/core'
import { countOther, type KitItem, readKit, writeKit } from '@vizit/domain/drugs/first-aid-kit.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { closeToast, toast } from '@vizit/ui/toast/toasts.ts'
import { useRef, useState } from 'react'
import { saveFile } from '../../app/documents/save-file.ts'
import { importItems, kitProblem, readStoredKit, takeBackItems } from './stored-kit.ts'

const LARGEST_BYTES = 1_000_000

type Problem = 'wrongFile' | NonNullable<ReturnType<typeof kitProblem>>

/** Saves the kit as a file, and brings such a file back: it is on this device only, and leaves with the sign-out. */
export function ExportImportKit({ kit }: { kit: readonly KitItem[] }) {
  const t = useT('first-aid-kit')
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  function save() {
    const file = new Blob([writeKit(kit)], { type: 'application/json' })
    saveFile(file, `vizit-first-aid-kit-${civilDateOf(Date.now())}.json`)
  }
  function clear() {
    if (input.current) input.current.value = ''
  }
  async function read(file: File | undefined) {
    if (!file) return
    // What it said of the file before.
    closeToast()
    const items = file.size > LARGEST_BYTES ? null : readKit(await textOf(file))
    if (items === null) return setProblem('wrongFile')
    const before = (await readStoredKit()) ?? kit
    const stored = await importItems(items)
    setProblem(kitProblem(stored))
    if (stored !== 'stored') return
    const count = countOther(before, items)
    if (count === 0) return toast(t('nothingNew'))
    const takeBack = () => void takeBackItems(items, before).then(result => setProblem(kitProblem(result)))
    toast(t('broughtIn', { count }), { label: t('takeBack'), act: takeBack })
  }
  return (
    <>
      <ActionRow>
        {kit.length > 0 && (
          <Button variant="default" onClick={save}>
            {t('export')}
          </Button>
        )}
        <Button variant="default" onClick={() => input.current?.click()}>
          {t('import')}
        </Button>
      </ActionRow>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('import')}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          // So that the same file can be picked again.
          void read(file).finally(clear)
        }}
      />
      <div role="alert">
        {problem && <Text c="var(--mantine-color-error)">{t(`problem.${problem}`)}</Text>}
      </div>
    </>
  )
}

/** One that was moved or taken away meanwhile cannot be read. */
const textOf = (file: File): Promise<string> => file.text().catch(() => '')
