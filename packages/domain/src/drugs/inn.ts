/** Names of groups of medicines, which the register gives where there is no single substance. */
const NAMES_A_GROUP =
  /combination|various|other|preparation|agents|products|extract|multienzyme|vitamins|inhibitor|derivatives|комбинац|проч|препарат|средств|сочетан|различн|экстракт|разные|ингибитор|производн/i

/**
 * A part of "… and …" that is a group: "diuretics", "sulfonamides", "estrogen". Two medicines with such a name may differ in the
 * substance that it hides.
 */
const GROUP_AS_PART = /(?:s|estrogen|progestogen|toxoid|virus|antigen)$/i
const GROUP_AS_PART_RU =
  /(?:диуретик|сульфаниламид|анальгетик|антибиотик|тиазид|эстроген|гестаген|минерал|витамин)[а-яё]*$/i

/** The ATC code of a substance: shorter ones name a group. */
const SUBSTANCE = /^[A-Z]\d{2}[A-Z]{2}\d{2}$/

/**
 * Medicines made by living cells, or measured in units of their own: of the same name and strength they act differently
 * (insulins and their like, enzymes, heparins, coagulation factors, erythropoietins, hormones, sera, vaccines, interferons, antibodies,
 * botulinum toxin, allergens). By the ATC.
 */
const BIOLOGICAL =
  /^(?:A10A|A10BJ|A16AB|B01AB|B01AD|B02BD|B02BX04|B03XA|G03G|H01AA|H01AC|H01AX|H04AA|H05AA|J06|J07|L01F|L01XC|L01XX02|L01XX24|L03A|L04AB|L04AC|L04AG|M03AX01|M05BX04|R03DX|S01LA|V01)/
/** Endings by which the international names of antibodies, fusion proteins, growth factors, hormones and enzymes are known. */
const BIOLOGICAL_NAME =
  /(?:mab|cept|poetin|grastim|mograstim|tropin|follitropin|parin|plase|leukin|kinra|feron|sulfase|sidase|rase|paraginase|toxin|immunoglobulin|insulin)\b/i

interface Substance {
  readonly innRu: string | null
  readonly innEn: string | null
  readonly atcCode: string | null
}

/** The substances that a name lists: "perindopril, amlodipine and indapamide" are three. */
const partsOf = (name: string): string[] =>
  name
    .split(/,|\+|\s(?:and|with|и)\s/i)
    .map(part => part.trim())
    .filter(Boolean)

/**
 * What medicines of the same substance have in common; null where the register names a group or a combination with one, of which
 * nobody knows whether two are the same. The international name goes first, as Russian ones are spelled in several ways.
 */
export function innKey({ innRu, innEn, atcCode }: Substance): string | null {
  if (atcCode !== null && !SUBSTANCE.test(atcCode)) return null
  const names = [innRu, innEn].filter(name => name !== null)
  if (names.some(name => NAMES_A_GROUP.test(name) || hasGroup(partsOf(name)))) return null
  const name = innEn ?? innRu
  return name === null ? null : name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim() || null
}

const hasGroup = (parts: readonly string[]) =>
  parts.length > 1 && parts.some(part => GROUP_AS_PART.test(part) || GROUP_AS_PART_RU.test(part))

/** How many substances a medicine has; 1 if the register does not say. */
export const countSubstances = ({ innRu, innEn }: Omit<Substance, 'atcCode'>): number =>
  Math.max(1, partsOf(innEn ?? innRu ?? '').length)

/** Whether another medicine of the same substance, form and strength may act in another way, so that none is called equivalent. */
export const isBiological = ({ atcCode, innEn }: Pick<Substance, 'atcCode' | 'innEn'>): boolean =>
  BIOLOGICAL.test(atcCode ?? '') || BIOLOGICAL_NAME.test(innEn ?? '')
