import { useProfile } from './profile.ts'

/** The programmes of the account to choose from, and the one of a shared link, of which only the code is known. */
export function useProgrammeOptions(named: string | undefined): { value: string; label: string }[] {
  const { data } = useProfile()
  const own = (data?.programs ?? []).map(({ coverer, programCaption }) => ({
    value: coverer,
    label: programCaption,
  }))
  if (!named || own.some(({ value }) => value === named)) return own
  return [...own, { value: named, label: named }]
}
