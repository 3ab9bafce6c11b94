import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useEffect, useRef } from 'react'
import classes from './error-summary.module.css'

export interface FieldError {
  /** The id of the field's input. */
  readonly field: string
  /** Absent if the message itself names the field. */
  readonly label?: string
  readonly message: string
}

interface ErrorSummaryProps {
  errors: readonly FieldError[]
  /** Increases with every refused attempt to submit; the summary then takes the focus. */
  attempt: number
}

/** The list of errors of a form; each line is a link to its field. */
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
