/** What a pack is called, kept beside the basket for when nobody answers. */
export interface NamedPack {
  readonly packId: string
  /** Null: only its name is known, as of a medicine of the first aid kit. */
  readonly drugId: string | null
  readonly name: string
  readonly presentation: string | null
  /** The register had it no more when it was last asked. */
  readonly isRemoved?: boolean
}

interface Names {
  /** What both had when they were last the same. */
  readonly base: readonly NamedPack[]
  readonly own: readonly NamedPack[]
  readonly stored: readonly NamedPack[]
}

/** The names of some packs: those that were changed here since both were the same, otherwise the stored ones. */
export function mergeNames(packIds: readonly string[], { base, own, stored }: Names): NamedPack[] {
  const nameIn = (names: readonly NamedPack[], id: string) => names.find(({ packId }) => packId === id)
  return packIds.flatMap(id => {
    const here = nameIn(own, id)
    const isChanged = here !== undefined && !isSameName(here, nameIn(base, id))
    return (isChanged ? here : (nameIn(stored, id) ?? here)) ?? []
  })
}

export const isSameName = (one: NamedPack, other: NamedPack | undefined): boolean =>
  one.packId === other?.packId &&
  one.drugId === other.drugId &&
  one.name === other.name &&
  one.presentation === other.presentation &&
  Boolean(one.isRemoved) === Boolean(other.isRemoved)
