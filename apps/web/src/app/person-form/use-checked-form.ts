import { NAME_MAX } from '@vizit/domain/person/full-name.ts'
import type { Problem } from '@vizit/domain/validation/problem.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { FieldError } from '@vizit/ui/form/error-summary.tsx'
import { useAfterPointerRelease } from '@vizit/ui/form/use-after-pointer-release.ts'
import { useState } from 'react'
import { keepDraft, readDraft } from '../browser-storage/drafts.ts'

type Values = Readonly<Record<string, string>>

interface CheckedFormOptions<F extends Values> {
  /** The name under which the draft is stored. */
  readonly draft: string
  /** The empty form, with its fields in order. */
  readonly empty: F
  /** The initial values. */
  readonly initial?: F
  readonly check: (field: keyof F & string, form: F) => Problem | null
  readonly label: (field: keyof F & string) => string
  /** Replaces the common text of a problem. */
  readonly message?: (field: keyof F & string, problem: Problem) => string | null
  /** The longest input of a field that may be longer than a name. */
  readonly longest?: Partial<Record<keyof F & string, number>>
}

/** The values of a form and the problems of its fields, which are shown after a field was left. */
export function useCheckedForm<F extends Values>(options: CheckedFormOptions<F>) {
  type Field = keyof F & string
  const { draft, empty, check, label } = options
  const common = useT('common')
  const [form, setForm] = useState<F>(() => ({ ...empty, ...options.initial, ...readDraft<F>(draft) }))
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const afterPress = useAfterPointerRelease()

  function message(field: Field): string | null {
    const problem = check(field, form)
    if (!problem) return null
    const longest = options.longest?.[field] ?? NAME_MAX
    return options.message?.(field, problem) ?? common(`invalid.${problem}`, { count: longest })
  }
  function write<N extends Field>(field: N, value: F[N]) {
    const next = { ...form, [field]: value }
    setForm(next)
    keepDraft(draft, next)
  }
  const errors = Object.keys(empty).flatMap((field): FieldError[] => {
    const found = message(field)
    return found ? [{ field, label: label(field), message: found }] : []
  })

  return {
    form,
    write,
    label,
    errors,
    problem: (field: Field) => check(field, form),
    /** The number of refused attempts to submit. */
    attempt,
    refuse: () => setAttempt(attempt + 1),
    leave: (field: Field) => afterPress(() => setLeft(all => new Set([...all, field]))),
    /** The problem to show at a field: only after it was left or the form was submitted. */
    shown: (field: Field) => (left.has(field) || attempt > 0 ? message(field) : null),
  }
}

export type CheckedForm<F extends Values> = ReturnType<typeof useCheckedForm<F>>
