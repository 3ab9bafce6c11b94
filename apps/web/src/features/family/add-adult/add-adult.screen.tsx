import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { FamilyFrame } from '../family-frame.tsx'
import { relativesOf } from '../member.ts'
import { AdultForm } from './adult-form.tsx'
import { CodeStep } from './code-step.tsx'
import { SendStep } from './send-step.tsx'
import { useAdultRequest } from './use-adult-request.ts'

/** `/family/add-adult`: the form, an SMS to the relative, their code (product §4, "Family"). */
export function AddAdultScreen() {
  const t = useT('family')
  const { request, goOn, goBack } = useAdultRequest()
  const step = request === null ? 1 : request.resendAt === null ? 2 : 3

  return (
    <FamilyFrame key={step} title={t('addAdult.title')}>
      {profile => (
        <>
          <Text c="dimmed">{t('addAdult.step', { step })}</Text>
          {request === null && <AdultForm relatives={relativesOf(profile)} onStarted={goOn} />}
          {request && step === 2 && <SendStep request={request} onSent={goOn} onBack={goBack} />}
          {request && step === 3 && <CodeStep request={request} onResent={goOn} onBack={goBack} />}
        </>
      )}
    </FamilyFrame>
  )
}
