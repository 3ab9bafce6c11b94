import { Text, TextInput } from '@mantine/core'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import {
  COMPANY_NAME_MAX,
  checkEmployerName,
  checkInsurerName,
} from '@vizit/domain/programmes/insurer-request.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ErrorSummary } from '@vizit/ui/form/error-summary.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useCheckedForm } from '../../app/person-form/use-checked-form.ts'

export const REQUEST_DRAFT = 'insurer request'

interface InsurerRequestFormProps {
  isPending: boolean
  refusal: Refusal | null
  onSubmit: (names: { company: string; employer?: string }) => void
}

const checks = { company: checkInsurerName, employer: checkEmployerName }
const longest = { company: COMPANY_NAME_MAX, employer: COMPANY_NAME_MAX }

/** The names of the insurer and the employer; what is typed outlives a reload and a sign-in. */
export function InsurerRequestForm({ isPending, refusal, onSubmit }: InsurerRequestFormProps) {
  const t = useT('company-programmes')
  const state = useCheckedForm({
    draft: REQUEST_DRAFT,
    empty: { company: '', employer: '' },
    check: (field, form) => checks[field](form[field]),
    label: field => t(`request.${field}`),
    longest,
  })
  function submit() {
    if (state.errors.length > 0) return state.refuse()
    const [company, employer] = [state.form.company.trim(), state.form.employer.trim()]
    onSubmit({ company, ...(employer === '' ? {} : { employer }) })
  }
  const field = (name: 'company' | 'employer') => ({
    id: name,
    label: state.label(name),
    value: state.form[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => state.write(name, event.currentTarget.value),
    onBlur: () => {
      state.write(name, state.form[name].trim())
      state.leave(name)
    },
    error: state.shown(name),
  })
  return (
    <FormStack onSubmit={submit}>
      <Text>{t('request.lead')}</Text>
      {state.attempt > 0 && <ErrorSummary errors={state.errors} attempt={state.attempt} />}
      <TextInput
        {...field('company')}
        description={t('request.companyExample')}
        autoComplete="off"
        required
      />
      <TextInput {...field('employer')} description={t('request.employerHint')} autoComplete="organization" />
      <RefusalBlock refusal={refusal} />
      <SubmitButton pending={isPending}>{t('request.send')}</SubmitButton>
    </FormStack>
  )
}
