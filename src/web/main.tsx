import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { isCalled } from './calls/is-called.ts'
import { zoneHasChanged } from './calls/zone-told.ts'
import { loadMessages } from './messages/messages.ts'
import { keepOffline } from './offline/register.ts'
import './plates/plates.css'
import { applySettings, settings } from './settings/settings.ts'
import './shell/buttons.css'
import './shell/forms.css'
import './shell/site.css'

const page = document.getElementById('page')
if (page === null) throw new Error('the document has no element #page')

applySettings(settings.get())
settings.subscribe(() => applySettings(settings.get()))
addEventListener('resize', () => applySettings(settings.get()))
const { language } = settings.get()
const messages = await loadMessages(language)
createRoot(page).render(<App first={{ language, messages }} />)
keepOffline()
if (isCalled()) void import('./calls/this-device.ts').then(({ stayCalled }) => stayCalled())
if (zoneHasChanged()) void import('./calls/zone.ts').then(({ tellZone }) => tellZone()).catch(() => undefined)
