import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import type { CollapsedChoice } from '../choice-summary/use-collapsed-choice.ts'
import { ServiceError } from './service-error.tsx'
import { ServiceFinder } from './service-finder.tsx'
import { useServiceLists } from './use-service-lists.ts'

interface ServiceBrowserProps {
  provider: string
  /** Only the services and times of the favourite doctors. */
  mine: boolean
  fold: CollapsedChoice
}

/** The services of one medical organisation. */
export function ServiceBrowser({ provider, mine, fold }: ServiceBrowserProps) {
  const { lists, refusal, retry } = useServiceLists(provider, mine)
  if (lists) return <ServiceFinder provider={provider} lists={lists} mine={mine} fold={fold} />
  return refusal ? <ServiceError refusal={refusal} retry={retry} /> : <CardSkeletons count={3} />
}
