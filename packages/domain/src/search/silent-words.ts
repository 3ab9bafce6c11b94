import { foldWord } from './fold-word.ts'

/** Sets that the browser does not use are marked as pure, so that its first screens leave them out. */
const folded = (words: string) => new Set(words.trim().split(/\s+/).map(foldWord))

/** Words that say that something is wrong, and not what: they are left out beside others. */
export const COMPLAINTS = /* @__PURE__ */ folded(`
  боль боли болью болей болит болят болеть больно заболело заболел заболела беспокоит болезнь
  начались начался началась началось пачаліся пачаўся пачалася пачалося
  колет ноет тянет жжёт давит жмёт режет ломит стреляет ком комок дискомфорт тяжесть
  коле ные цягне пячэ цісне рэжа ломіць страляе камяк цяжар дыскамфорт
  болю болем баліць баляць балець балюча захварэў захварэла
  отдаёт отдаётся отдавало отдавала иррадиирует переходит распространяется
  аддае аддаецца аддавала пераходзіць распаўсюджваецца
  bol boli bolit bolyat boliat balic balits balić baliac baliats bolno
  pain pains hurt hurts hurting ache aches radiates radiating spreads spreading goes going`)

/** Words that only join others, or say that something or somebody is looked for, and not what: "лекарь" alone means a therapist. */
export const PARTICLES = folded(`
  хочу надо нужен нужна нужно ищу найти посоветуйте подскажите записаться запись хороший хорошая хорошего лучший недорого срочно
  вызвать вызов вызову выклікаць выклік сделать зрабіць поставить паставіць кабинет кабінет
  лекарь лекаря лекарю лекар лекару
  хачу трэба патрэбен патрэбна шукаю знайсці параіце падкажыце запісацца запіс добры добрая найлепшы нядорага тэрмінова
  в во на у к ко по при от до из за с со о об под перед над после между через для и или а не мой моя мое мои моё у меня мне
  ў з са да для па пры ад пад перад пасля паміж праз ці і мой мая маё мае мяне мне
  эту этой эти этот следующую следующей следующие гэту гэтай гэты гэтыя наступную наступнай наступны
  the an of for in on at this next my to with under behind after before`)

/** When somebody wants to be seen or when it hurts, and what is to be told of it (prices, reviews): left out beside others. What was searched is said. */
export const ASIDES = folded(`
  сегодня завтра послезавтра вчера позавчера сейчас утром днём вечером ночью утра вечера давно недавно постоянно иногда
  сёння заўтра паслязаўтра учора ўчора пазаўчора зараз раніцай раніцою удзень увечары вечарам уначы ноччу даўно нядаўна пастаянна
  today tomorrow tonight yesterday
  понедельника понедельникам вторника вторникам среду средам четверга четвергам пятницу пятницы пятницам субботу субботы субботам
  воскресенья воскресенью воскресеньям выходные выходных выходным будням будние будний
  панядзелка панядзелкам аўторка аўторкам сераду серадам чацвярга чацвяргам пятніцу пятніцы пятніцам суботу суботам
  нядзелю нядзелям выхадныя выхадных выхадным будням буднія будні
  monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays
  weekend weekends weekday weekdays
  среды буднях неделю недели суботы серады нядзелі тыдзень тыдня
  цена цены цену ценам сколько стоит стоят стоимость почём отзывы отзыв отзывами
  рядом поблизости ближайший ближайшая ближайшие ближайшее ближайшую телефон адрес
  цана цаны цану колькі каштуе каштуюць кошт водгукі водгук побач паблізу бліжэйшы бліжэйшая бліжэйшыя тэлефон адрас
  week price prices cost costs reviews nearby near nearest phone address`)

/** Whom a doctor is for: left out where nothing has them beside the others, because few specialities are called so. */
export const FOR_CHILDREN = folded(`
  детский детская детское детские детского детскую детскому детским
  дзіцячы дзіцячая дзіцячае дзіцячыя дзіцячага дзіцячую дзіцячаму
  children childrens pediatric paediatric`)

/** Words that say that the patient is a child. */
export const OF_CHILDREN = FOR_CHILDREN.union(
  folded(`
    ребёнок ребёнка ребёнку ребёнком дети детей детям детьми
    дзіця дзіцяці дзіцём дзеці дзяцей дзецям
    child kid kids`),
)

/** Days and times of day in a form in which they are names, too ("Серада" is a surname): left out as words of degree are. */
const DAYS_LIKE_NAMES = folded(`
  понедельник вторник среда четверг пятница суббота воскресенье выходной утро день вечер неделе
  панядзелак аўторак серада чацвер пятніца субота нядзеля выхадны раніца дзень вечар тыдні
  morning afternoon evening`)

/** Where on the body it hurts: left out as words of degree are, and no town ("левая" sounds like "Лоев"). */
export const SIDES = folded(`
  левый левая левое левые левого левой левую левому левым левом левых левыми слева
  правый правая правое правые правого правой правую правому правым правом правых правыми справа
  верхний верхняя верхнее верхние верхнего верхней верхнюю верхнему верхним верхнем верхних верхними сверху
  нижний нижняя нижнее нижние нижнего нижней нижнюю нижнему нижним нижнем нижних нижними снизу
  передний передняя переднее передние переднего передней переднюю переднем передних спереди
  задний задняя заднее задние заднего задней заднюю заднем задних сзади обе оба обеих обоих
  левы левае левыя левага левай леваму злева правы правае правыя правага правай праваму
  верхні верхняе верхнія верхняга верхняй верхняму верхнім верхніх зверху
  ніжні ніжняя ніжняе ніжнія ніжняга ніжняй ніжнюю ніжняму ніжнім ніжніх знізу
  пярэдні пярэдняя пярэдняе пярэднія пярэдняга пярэдняй пярэднюю пярэднім пярэдніх спераду
  задні задняе заднія задняга задняй заднім задніх ззаду абедзве абодва абедзвюх абодвух
  left right upper both`)

/**
 * How much and where it hurts, and days in the form of a name: left out beside a complaint, elsewhere where nothing has them, because
 * they are words of names, too: "Резко" is a surname.
 */
export const DEGREES = folded(`
  очень сильно сильнее слишком ужасно жутко страшно резко остро внезапно
  вельмі моцна мацней надта жудасна страшэнна рэзка востра раптоўна
  сильный сильная сильное сильные сильную сильной острый острая острое острые острую острой резкая резкую ужасная ужасную жуткая жуткую
  моцны моцная моцныя моцную моцнай востры вострая вострыя вострую вострай рэзкі рэзкая рэзкую жудасны жудасная
  very badly severely really suddenly severe strong sharp acute terrible bad`)
  .union(DAYS_LIKE_NAMES)
  .union(SIDES)

/** What bleeds says more of whom to see than that it does: left out where nothing has both. */
export const BLEEDING = /* @__PURE__ */ folded('кровотечение кровотечения крывацёк крывацёку bleeding')

/** When it hurts. */
const CIRCUMSTANCES = folded(`
  ходьбе ходьбы движении движениях нагрузке нагрузках беге еды утрам вечерам ночам
  хадзьбе хадзе руху нагрузцы бегу ежы раніцах вечарах начах
  walking moving eating`)

/** Words that are left out beside a complaint at once. "now" only there: vitamins are named so. */
export const BESIDE_COMPLAINTS: ReadonlySet<string> = DEGREES.union(CIRCUMSTANCES).union(new Set(['now']))
