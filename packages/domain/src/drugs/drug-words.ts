/** What the index reads of a drug. */
interface WithWords {
  readonly words: readonly string[]
  readonly sounds: readonly string[]
}

interface Entry<Drug> {
  readonly word: string
  readonly sound: string
  readonly drugs: Drug[]
}

/** The drugs by their words. */
export interface DrugWords<Drug> {
  /** Those with a word that begins so. */
  beginningWith(start: string): readonly Drug[]
  /** Those with a word that begins so, or whose whole word has this spelling key. */
  beginningOrSounding(start: string, sound: string): readonly Drug[]
  /** Those with a word that fits. */
  having(fits: (word: string, sound: string) => boolean): readonly Drug[]
}

const known = new WeakMap<object, DrugWords<WithWords>>()

/** The index of a list of drugs, which is made once for each list. */
export function drugWords<Drug extends WithWords>(drugs: readonly Drug[]): DrugWords<Drug> {
  const made = (known.get(drugs) as DrugWords<Drug> | undefined) ?? makeIndex(drugs)
  known.set(drugs, made as unknown as DrugWords<WithWords>)
  return made
}

function makeIndex<Drug extends WithWords>(drugs: readonly Drug[]): DrugWords<Drug> {
  const byWord = new Map<string, Entry<Drug>>()
  for (const drug of drugs) {
    for (const [at, word] of drug.words.entries()) {
      const entry = byWord.get(word) ?? { word, sound: drug.sounds[at] ?? '', drugs: [] }
      entry.drugs.push(drug)
      byWord.set(word, entry)
    }
  }
  const entries = [...byWord.values()].sort((one, other) => (one.word < other.word ? -1 : 1))
  const bySound = Map.groupBy(entries, ({ sound }) => sound)
  const order = new Map(drugs.map((drug, at) => [drug, at]))
  const inOrder = (found: readonly Entry<Drug>[]) =>
    [...new Set(found.flatMap(entry => entry.drugs))].sort(
      (one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0),
    )
  const entriesFrom = (start: string) => {
    const from = firstFrom(entries, start)
    let to = from
    while (entries[to]?.word.startsWith(start)) to += 1
    return entries.slice(from, to)
  }
  return {
    beginningWith: start => inOrder(entriesFrom(start)),
    beginningOrSounding: (start, sound) => inOrder([...entriesFrom(start), ...(bySound.get(sound) ?? [])]),
    having: fits => inOrder(entries.filter(({ word, sound }) => fits(word, sound))),
  }
}

/** The place of the first word that is not before this one. */
function firstFrom(entries: readonly { readonly word: string }[], start: string): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.word ?? '') < start) low = middle + 1
    else high = middle
  }
  return low
}

/** What is in all lists, in the order of the first. */
export function havingEach<Drug>(lists: readonly (readonly Drug[])[]): readonly Drug[] {
  const [first = [], ...others] = lists
  const sets = others.map(list => new Set(list))
  return first.filter(drug => sets.every(set => set.has(drug)))
}
