import { Radio, Stack, Text } from '@mantine/core'
import type { VisitorType } from '@vizit/domain/visit-import/visitor-type.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SwitchField } from '@vizit/ui/form/switch-field.tsx'
import type { PatientData } from '../import-types.ts'
import { MemberField } from './member-field.tsx'
import { addsChild, type ImportForm, type useImportForm } from './use-import-form.ts'

interface VisitorFieldsProps {
  state: ReturnType<typeof useImportForm>
  patient: PatientData
  onWrite: (changed: Partial<ImportForm>) => void
}

/** Whose visit it is: me, a child or another person, and whether the clinic's data are saved. */
export function VisitorFields({ state, patient, onWrite }: VisitorFieldsProps) {
  const t = useT('visit-import')
  const format = useFormat()
  const { form, choice, choose } = state
  const who = {
    name: patient.fullNameRu,
    birthday: patient.birthday === null ? '' : format.shortDate(patient.birthday),
  }
  // Another child needs a new consent.
  const onSave = (save: boolean) => onWrite({ save, memberId: '', consent: false })
  return (
    <Stack gap="sm">
      <Radio.Group
        label={t('visitor.label')}
        value={form.visitor}
        onChange={visitor => choose(visitor as VisitorType)}
      >
        <Stack gap="xs" mt="xs">
          {choice.types.map(type => (
            <Radio key={type} value={type} label={t(`visitor.${type}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {form.visitor === 'me' && choice.savesOwn && (
        <>
          <SwitchField label={t('save')} checked={form.save} onChange={save => onWrite({ save })} />
          <Text size="sm">{t(form.save ? 'saveMeOn' : 'saveMeOff', who)}</Text>
        </>
      )}
      {form.visitor === 'me' && choice.isOwnKept && <Text size="sm">{t('ownKept')}</Text>}
      {form.visitor === 'child' && (
        <>
          {choice.children.length > 0 && (
            <SwitchField label={t('save')} checked={form.save} onChange={onSave} />
          )}
          {addsChild(form, choice) && <Text size="sm">{t('saveChildOn', who)}</Text>}
          {!addsChild(form, choice) && (
            <MemberField
              label={t('child')}
              members={choice.children}
              chosen={form.memberId}
              onChoose={memberId => onWrite({ memberId, consent: false })}
            />
          )}
        </>
      )}
      {form.visitor === 'other' && (
        <MemberField
          label={t('other')}
          members={choice.others}
          chosen={form.memberId}
          onChoose={memberId => onWrite({ memberId, consent: false })}
        />
      )}
    </Stack>
  )
}
