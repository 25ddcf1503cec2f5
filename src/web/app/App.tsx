import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { HomePage } from '../home/HomePage.tsx'
import { loadMessages, type Speech, SpeechContext } from '../messages/messages.ts'
import { PlateDefs } from '../plates/PlateDefs.tsx'
import { settings } from '../settings/settings.ts'
import { OutdatedNotice } from '../shell/OutdatedNotice.tsx'
import { LostPage } from './LostPage.tsx'
import { useRoute } from './navigation.tsx'
import type { PageRoute } from './route.ts'

const TablePage = lazy(async () => ({ default: (await import('../table/TablePage.tsx')).TablePage }))
const LinkPage = lazy(async () => ({ default: (await import('../table/LinkPage.tsx')).LinkPage }))
const ReplayPage = lazy(async () => ({ default: (await import('../replay/ReplayPage.tsx')).ReplayPage }))
const AnalysisPage = lazy(async () => ({ default: (await import('../lines/AnalysisPage.tsx')).AnalysisPage }))
const SharedAnalysisPage = lazy(async () => ({
  default: (await import('../lines/SharedAnalysisPage.tsx')).SharedAnalysisPage,
}))
const ExercisesPage = lazy(async () => ({ default: (await import('../exercises/ExercisesPage.tsx')).ExercisesPage }))
const HandbookPage = lazy(async () => ({ default: (await import('../handbook/HandbookPage.tsx')).HandbookPage }))
const RulesPage = lazy(async () => ({ default: (await import('../rules/RulesPage.tsx')).RulesPage }))
const ComponentsPage = lazy(async () => ({ default: (await import('../browse/ComponentsPage.tsx')).ComponentsPage }))
const KnownPage = lazy(async () => ({ default: (await import('../known/KnownPage.tsx')).KnownPage }))
const WorkshopPage = lazy(async () => ({ default: (await import('../workshop/WorkshopPage.tsx')).WorkshopPage }))
const ChallengesPage = lazy(async () => ({
  default: (await import('../challenges/ChallengesPage.tsx')).ChallengesPage,
}))
const ChallengePage = lazy(async () => ({ default: (await import('../challenges/ChallengePage.tsx')).ChallengePage }))
const RatingsPage = lazy(async () => ({ default: (await import('../rated/RatingsPage.tsx')).RatingsPage }))
const OffersPage = lazy(async () => ({ default: (await import('../offers/OffersPage.tsx')).OffersPage }))
const WatchPage = lazy(async () => ({ default: (await import('../watch/WatchPage.tsx')).WatchPage }))
const PeoplePage = lazy(async () => ({ default: (await import('../people/PeoplePage.tsx')).PeoplePage }))
const HistoryPage = lazy(async () => ({ default: (await import('../history/HistoryPage.tsx')).HistoryPage }))
const PersonPage = lazy(async () => ({ default: (await import('../history/PersonPage.tsx')).PersonPage }))
const SharedPage = lazy(async () => ({ default: (await import('../share/SharedPage.tsx')).SharedPage }))
const SettingsPage = lazy(async () => ({ default: (await import('../settings/SettingsPage.tsx')).SettingsPage }))
const AccountPage = lazy(async () => ({ default: (await import('../account/AccountPage.tsx')).AccountPage }))
const LetterPage = lazy(async () => ({ default: (await import('../mail/LetterPage.tsx')).LetterPage }))
const AboutPage = lazy(async () => ({ default: (await import('../about/AboutPage.tsx')).AboutPage }))

/** The whole site: the page of the present address, in the viewer's language. */
export function App({ first }: { first: Speech }) {
  const route = useRoute()
  const speech = useChosenSpeech(first)
  return (
    <SpeechContext value={speech}>
      <PlateDefs />
      <Suspense fallback={<p className="plain-page">{speech.messages.site.loading}</p>}>
        <Page route={route} />
      </Suspense>
      <OutdatedNotice />
    </SpeechContext>
  )
}

function Page({ route }: { route: PageRoute }) {
  switch (route.page) {
    case 'home':
      return <HomePage />
    case 'table':
      return <TablePage key={route.id} id={route.id} link={route.link} />
    case 'link':
      return <LinkPage secret={route.secret} />
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} at={route.at} seat={route.seat} />
    case 'analysis':
      return <AnalysisPage key={route.id} id={route.id} line={route.line} at={route.at} />
    case 'shared-analysis':
      return <SharedAnalysisPage packed={route.packed} line={route.line} at={route.at} />
    case 'exercises':
      return <ExercisesPage key={route.id} id={route.id} seat={route.seat} />
    case 'handbook':
      return <HandbookPage game={route.game} chapter={route.chapter} />
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} />
    case 'components':
      return <ComponentsPage game={route.game} item={route.item} />
    case 'known':
      return <KnownPage game={route.game} />
    case 'workshop':
      return <WorkshopPage game={route.game} at={route.at} shared={route.shared} />
    case 'challenges':
      return <ChallengesPage game={route.game} />
    case 'challenge':
      return <ChallengePage key={route.id} game={route.game} id={route.id} />
    case 'ratings':
      return <RatingsPage key={route.game} game={route.game} />
    case 'seats':
      return <OffersPage />
    case 'watch':
      return <WatchPage />
    case 'people':
      return <PeoplePage />
    case 'history':
      return <HistoryPage game={route.game} />
    case 'person':
      return <PersonPage key={route.name} name={route.name} />
    case 'shared':
      return <SharedPage key={route.packed} held={route} at={route.at} seat={route.seat} />
    case 'shared-game':
      return <SharedPage key={route.id} held={route} at={route.at} seat={route.seat} />
    case 'settings':
      return <SettingsPage />
    case 'you':
      return <AccountPage />
    case 'mail':
      return <LetterPage key={route.secret} secret={route.secret} />
    case 'about':
      return <AboutPage />
    case 'lost':
      return <LostPage />
  }
}

/** Messages follow the setting; until they are loaded the former ones stay. */
function useChosenSpeech(first: Speech): Speech {
  const { language } = useSyncExternalStore(settings.subscribe, settings.get)
  const [speech, setSpeech] = useState(first)
  useEffect(() => {
    let left = false
    void loadMessages(language).then(messages => {
      if (!left) setSpeech(before => (before.language === language ? before : { language, messages }))
    })
    return () => {
      left = true
    }
  }, [language])
  return speech
}
