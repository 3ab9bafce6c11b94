/** How many rows of each pharmacy a full feed has, and how many of them name no pack that it could have. */
export class CountedRows {
  readonly #ofPharmacies = new Map<number, { rows: number; unused: number }>()
  #nameless = 0

  count(pharmacyId: number, isUnused: boolean): void {
    const counted = this.#ofPharmacies.get(pharmacyId) ?? { rows: 0, unused: 0 }
    this.#ofPharmacies.set(pharmacyId, counted)
    counted.rows += 1
    if (isUnused) counted.unused += 1
  }

  /** A row that is broken may be of any pharmacy. */
  countNameless(): void {
    this.#nameless += 1
  }

  of(pharmacyId: number): { readonly rows: number; readonly unused: number } {
    const { rows, unused } = this.#ofPharmacies.get(pharmacyId) ?? { rows: 0, unused: 0 }
    return { rows: rows + this.#nameless, unused: unused + this.#nameless }
  }
}
