/** What the index reads of a drug. */
interface WithWords {
  readonly words: readonly string[]
  readonly sounds: readonly string[]
  /** Words of its form. */
  readonly forms?: readonly string[]
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
  /** Those with a word of the form that begins so. */
  ofForm(start: string): readonly Drug[]
}

const known = new WeakMap<object, DrugWords<WithWords>>()

/** The index of a list of drugs, which is made once for each list. */
export function drugWords<Drug extends WithWords>(drugs: readonly Drug[]): DrugWords<Drug> {
  const made = (known.get(drugs) as DrugWords<Drug> | undefined) ?? makeIndex(drugs)
  known.set(drugs, made as unknown as DrugWords<WithWords>)
  return made
}

function makeIndex<Drug extends WithWords>(drugs: readonly Drug[]): DrugWords<Drug> {
  const entries = entriesOf(drugs, ({ words }) => words)
  const forms = entriesOf(drugs, drug => drug.forms ?? [])
  const bySound = Map.groupBy(entries, ({ sound }) => sound)
  const order = new Map(drugs.map((drug, at) => [drug, at]))
  const inOrder = (found: readonly Entry<Drug>[]) =>
    [...new Set(found.flatMap(entry => entry.drugs))].sort(
      (one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0),
    )
  return {
    beginningWith: start => inOrder(startingWith(entries, start)),
    beginningOrSounding(start, sound) {
      const beginning = startingWith(entries, start)
      const sounding = bySound.get(sound) ?? []
      // "Маалокс" is no "Мелокс": what is written so is another word only where the same drug has both.
      const called = beginning.find(({ word }) => word === start)
      const own = called && new Set(called.drugs.flatMap(({ words }) => words))
      return inOrder([...beginning, ...(own ? sounding.filter(({ word }) => own.has(word)) : sounding)])
    },
    having: fits => inOrder(entries.filter(({ word, sound }) => fits(word, sound))),
    ofForm: start => inOrder(startingWith(forms, start)),
  }
}

/** Each word with the drugs that have it, by the alphabet. */
function entriesOf<Drug extends WithWords>(
  drugs: readonly Drug[],
  wordsOf: (drug: Drug) => readonly string[],
): Entry<Drug>[] {
  const byWord = new Map<string, Entry<Drug>>()
  for (const drug of drugs) {
    for (const [at, word] of wordsOf(drug).entries()) {
      const entry = byWord.get(word) ?? { word, sound: drug.sounds[at] ?? '', drugs: [] }
      entry.drugs.push(drug)
      byWord.set(word, entry)
    }
  }
  return [...byWord.values()].sort((one, other) => (one.word < other.word ? -1 : 1))
}

function startingWith<Drug>(entries: readonly Entry<Drug>[], start: string): Entry<Drug>[] {
  const from = firstFrom(entries, start)
  let to = from
  while (entries[to]?.word.startsWith(start)) to += 1
  return entries.slice(from, to)
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
