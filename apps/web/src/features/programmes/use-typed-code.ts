import { dropDraft } from '../../app/browser-storage/drafts.ts'
import { useFormDraft } from '../../app/browser-storage/use-form-draft.ts'
import type { CoverageRequest } from './coverage.ts'

const CODE_DRAFT = 'programme code'

export const dropTypedCode = () => dropDraft(CODE_DRAFT)

/** What is typed of the code of this request; it outlives a reload and a sign-in. */
export function useTypedCode({ id }: CoverageRequest) {
  const [{ code, of }, keep] = useFormDraft(CODE_DRAFT, { code: '', of: '' })
  const write = (typed: string) => keep({ code: typed, of: id })
  return [of === id ? code : '', write] as const
}
