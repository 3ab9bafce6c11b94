import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useEffect, useRef } from 'react'
import classes from './error-summary.module.css'

export interface FieldError {
  /** The id of the field's input. */
  readonly field: string
  /** Absent where the message names the field itself. */
  readonly label?: string
  readonly message: string
}

interface ErrorSummaryProps {
  errors: readonly FieldError[]
  /** Grows with every refused attempt to send: the summary takes the focus then. */
  attempt: number
}

/** What must be corrected, each line leading to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const t = useT('common')
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (attempt === 0 || errors.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} className={classes.summary} aria-label={t('errorSummary')}>
      <strong>{t('errorSummary')}</strong>
      <ul>
        {errors.map(({ field, label, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={event => {
                event.preventDefault()
                document.getElementById(field)?.focus()
              }}
            >
              {label ? `${label}: ${message}` : message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
