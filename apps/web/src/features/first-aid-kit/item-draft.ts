import { useEffect, useState } from 'react'
import { opened } from '../../app/device-store/device-store.ts'
import { entryOf, type RecordKind, readRecord } from '../../app/device-store/versioned-record.ts'
import { withStoreMutex } from '../../app/device-store/with-store-mutex.ts'

/** What the form of a medicine has, as typed. */
export interface ItemForm {
  readonly name: string
  readonly packId: string | null
  readonly count: string
  readonly until: string
  readonly forWhom: string
}

type Draft = Partial<ItemForm>

/** Sealed like the kit, unlike drafts of other forms: what somebody has at home says what they are ill with. */
const drafts: RecordKind<Readonly<Record<string, Draft>>> = {
  name: 'first-aid-kit-drafts',
  empty: {},
  upgrades: [],
}

/** After what is being written: a form that is opened again at once has the last letter too. */
const readDraft = (key: string): Promise<Draft> =>
  withStoreMutex(async () => {
    const store = opened()
    return (store && (await readRecord(store, drafts))[key]) ?? {}
  })

/** An empty draft is dropped. */
export const keepItemDraft = (key: string, draft: Draft): Promise<void> =>
  withStoreMutex(async () => {
    const store = opened()
    if (!store) return
    const { [key]: _, ...others } = await readRecord(store, drafts)
    const kept = Object.keys(draft).length > 0 ? { ...others, [key]: draft } : others
    await store.write([entryOf(drafts, kept)])
  })

export interface KeptForm {
  readonly form: ItemForm
  readonly change: (changed: Draft) => void
  readonly drop: () => Promise<void>
}

/** The form of a medicine; what was typed outlives Escape, Back and a reload. Null while it is being read. */
export function useItemForm(key: string, first: ItemForm): KeptForm | null {
  const [draft, setDraft] = useState<Draft | null>(null)
  useEffect(() => {
    let isLeft = false
    void readDraft(key).then(
      read => !isLeft && setDraft(read),
      // A later release has stored it: the form begins anew.
      () => !isLeft && setDraft({}),
    )
    return () => {
      isLeft = true
    }
  }, [key])
  if (draft === null) return null
  return {
    form: { ...first, ...draft },
    change(changed) {
      // Only what was typed: one more or less may have been counted on the card meanwhile.
      const next = Object.fromEntries(
        Object.entries({ ...draft, ...changed }).filter(
          ([field, value]) => value !== first[field as keyof ItemForm],
        ),
      )
      setDraft(next)
      void keepItemDraft(key, next)
    },
    drop: () => keepItemDraft(key, {}),
  }
}
