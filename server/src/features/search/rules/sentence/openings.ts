import { titlesIn } from "./occupation-title.ts";
import { dictated, pasted } from "./pasted.ts";
import { itself, lookingFor, pattern, type Reading, type Recognizer, readingOf } from "./reading.ts";
import { spokenNumber } from "./spoken-numbers.ts";
import type { Sentence } from "./words.ts";

const iWant = "i(?:['’]d like| would like| want)";

const transit = "(?:bart|bus|light rail|marta|metro|subway|train|transit)";

const asking = [
  `(?:${iWant}|i need)(?: to (?:work|find|get))?`,
  // Ends before "work", too: in "I want to work from home", the rest is a filter.
  `(?:${iWant}|(?:i(?:['’]?m| am) )?(?:looking|trying|hoping)|want) to(?:(?= (?:work|make|earn) )| (?:(?:be|become)(?: an?)?|(?:find work|work|find|get)(?: an?)?(?:(?: job)? as(?: an?)?)?))`,
  "(?:(?:i(?:['’]m| am)?|am) )?(?:looking|searching) (?:for|4)(?: (?:something|anything))?|i look for(?: an?)?|like(?= (?:an?|some)\\b)(?<=\\b(?:find|for|need|want) like)|we(?:['’]?re| are) looking for",
  "(?:i )?(?:need|want|seeking|looking 4|looking for) (?:some |an? )?(?:new )?(?:work|employment|job)(?: as(?: an?)?)?",
  "(?:alexa|cortana|google|siri)(?<=^\\s*(?:(?:ok|okay|hey),? )?\\p{L}+),? (?:find|get|give|search for|show)(?: me)?",
  "(?:(?:can|could) you )?(?:please )?(?:(?:find|show|get)(?: me)?(?= (?:a|an|any|some|the)\\b)|(?:find|show|get|give) me)|(?<=^\\s*(?:(?:please|hey|ok|okay) )?)(?:find|show(?= (?:all|full|jobs|open|part|remote)\\b))|search for",
  "(?:kind|sort) of like|(?<=^\\s*)(?:something|anything)(?= (?:like|part|full|remote|close|near|in|under|over|with|that)\\b)|(?:that |which )i can do",
  "uh+m?(?= )|um+(?=,? (?:a|an|any|are|can|find|i|i['’]?m|is|like|looking|maybe|show|some|something|what|where)\\b)|looking(?= (?:an? )?(?:job|work)\\b)|(?<=\\b(?:home|jobs?|remote(?:ly)?|work) )doing",
  "(?:in )?(?:need|want)(?: of)?(?= \\S)|i(?:['’]ve| have)(?: got)?(?: an?| my)?|who (?:wants?|needs?)(?: to(?: (?:be(?:come)?|work as)(?: an?)?)?)?",
  "(?:i )?(?:can )?(?:available|only)(?: work)?(?= (?:on )?(?:days|evenings?|full|mornings?|nights?|part|weekdays?|weekends?)\\b)",
  "(?:it |job )?must be(?= (?:full|hybrid|in[- ]person|local|near|on[- ]?site|part|remote|within)\\b)|nothing but(?= \\S)|preferably|ideally|(?:i(?:['’]d)? )?prefer|open to|willing to work(?= (?:days|evenings?|nights?|overtime|weekends?)\\b)",
  "(?:i(?:['’]?m| am) )?seeking(?: an?)?(?= \\S)|work(?:ing)? as(?: an?)?(?= \\S)|where i can use|maybe|or similar|anymore|(?<=\\S )preferred(?=\\s*(?:$|,))",
  "(?=also|are|fine|is|max|ok)(?<=\\S )(?:(?:is |are |also )?(?:fine|ok|okay)|(?<=\\b(?:days?|hours?|hrs?|mi|miles?|mins?|minutes?|office|week|from \\S+) )max(?:imum)?)(?=\\s*$)|must have(?: an?)?(?= \\S)",
  "please|plz|thanks|thx|thank you|lol|haha|similar to|legit|(?<=(?:^\\s*|\\b(?:an?|for|need|want) )(?:jobs?|roles?|something|work) |^\\s*(?:any|some)thing )like|1[4-8]\\+(?= jobs?\\b)",
  "(?=[aiow])(?:(?:open to|i(?:['’]ll)? (?:do|take)|will (?:do|take)) |(?<=\\S ))(?:anything|whatever)(?: (?:is )?(?:available|fine|goes|ok|okay|works))?(?! (?:but|except|other|related)\\b)",
  "(?=[achorw])(?:(?:(?:open|willing|able|ready|happy) to|can) relocat(?:e|ion)(?<!\\bnot \\w+ \\w+ \\w+)|(?:willing|happy) to(?= travel\\b)|relocation (?:is )?(?:ok|okay|fine))",
  "where to work(?: at 1[4-9])?|any (?:company|employer|jobs?|places?)(?= (?:that|who|near|hiring|paying|in)\\b)|(?:need|want)(?: to make)?(?: some| extra| more| quick| fast){0,2} (?:cash|money)(?: asap| fast| now| quick(?:ly)?)?",
  `(?=[abcno])(?:(?:near|close to|by|on) (?:an? |the |any )?${transit} (?:lines?|routes?|stations?|stops?)|on the (?:blue|brown|green|orange|red|silver|yellow) line|(?:near|close to|accessible by) public transport(?:ation)?|accessible by ${transit})`,
  "(?:that|which) (?:lets?|allows?) (?:me|you)(?: to)?|where (?:i|you) (?:can|could)",
];

/** The way people ask questions in forums. */
const questions = [
  "(?<=^\\s*(?:(?:hi|hello|hola)[,!.]? )?)(?:my name is|me llamo|mi nombre es) \\p{L}+|can (?:anyone|someone|you) tell me(?: (?:what|where|which|who))?|(?<=^\\s*)(?:(?:dear|hi|hello|hey)(?:,? (?:all|everybody|everyone|friends?|guys|mam|team|there|sirs?(?:\\s?(?:/|or)\\s?madam)?|madam))?|ok|okay)|(?:sir|madam)(?=\\s*$)(?<=\\S \\p{L}+)|(?<=^\\s*)what(?: (?:kinds?|types?|sorts?) of)?|i(?:['’]?m| m| am)(?: an?)?|i search(?: for)?(?: an?)? (?:job|work)(?: as)?",
  "where can (?:i (?:find|get|work)|an?(?= \\S+ (?:find|get|work)\\b))|(?:find|get) a job|(?:is|are) there",
  "do (?:you|u|they) have(?: any)?|how (?:can i|to)(?= (?:earn|make) )|(?:positions?|jobs?|roles?) (?:are )?open(?:(?: right)? now)?|(?:listings?|postings?)(?<=\\b(?:current|fresh|job|latest|new|newest|recent) \\p{L}+)(?! (?:agent|coordinator|specialist)s?\\b)|what(?:['’]s| is) out there|(?:(?:i(?:['’]ve)? )?(?:just |recently )?(?:moved|relocated)|(?:i(?:['’]?m| am) )?(?:moving|relocating|(?:looking|hoping|planning|want|willing) to (?:move|relocate)|relocate))(?= to )|next (?:week|month|year)",
  "(?:is|are) (?:anyone|anybody|any (?:places?|company|companies))(?: (?:still |currently )?hiring)?|(?:anyone|anybody) (?:still |currently )?hiring(?: for)?",
  "(?:does |do )?(?:anyone|anybody) know(?: of)?(?: (?:an?y?|some))?(?: good)?(?: (?:places?|company|companies|who|where))?(?: (?:is |are |that are )?hiring)?",
  `how much (?:do|does|can|would)(?: an?)?|(?:make|earn)(?= (?:in|near|at|over|at least) | \\$?\\d| ${spokenNumber}\\b|\\s*\\??$)`,
  "(?:salary|salaries|wages?|pay)(?= (?:in|near) |\\s*\\??$)",
  "how (?:do i|to|can i|would i) (?:become|be|get (?:a job as|into))(?: an?)?",
  "can i (?:get|find|do|apply for)|can i(?= work )|help me (?:find|get)(?: (?:work|a job))?(?: as)?(?: an?)?",
];

const months =
  "(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october|spring|summer|fall|autumn|winter";

const hiring = [
  `(?:can )?start(?:s|ing)? (?:in |on )?(?:(?:early|mid|late)[- ])?(?:${months})(?: (?:\\d{1,2}(?:st|nd|rd|th)?|20\\d\\d))?|start(?:s|ing)? (?:in )?20[2-9]\\d`,
  "(?:(?:that|who|places|which) )?hir(?:es?|ing) at 1[4-7](?!\\s?(?:[$/.\\d]|per\\b|an\\b|dollars|bucks))",
  "(?:who(?:['’]?s| is)|we(?:['’]re| are)|(?:(?:what|which) )?(?:places|companies|employers|businesses)(?: (?:that|who|which)(?: are)?| are)?|now|that are|that) (?:hiring|hires?)(?: now)?",
  "does(?= (?:\\S+ ){1,3}hire\\b)|(?=hire)(?<=\\bdoes (?:\\S+ ){1,3})hire(?: 1[4-9][- ]?years?[- ]olds?| at 1[4-9])?",
  "(?:currently |urgently |now )?hiring(?: now| immediately| asap)?",
  "(?:urgently )?(?:needed|wanted|hiring)(?: (?:today|tomorrow))?|hire today|immediate joiners?|help wanted|w(?=/)",
  "all shifts(?: available)?|any (?:shifts?|hours|schedule)(?: (?:is )?(?:fine|ok|okay|works))?|asap|urgent(?:ly)?(?! care\\b)|right (?:now|away)|immediately|(?:apply|start|starting|available) (?:now|today|tomorrow|asap|immediately)|apply(?= (?:at|online|to)\\b)",
  "immediate(?:ly)? hir(?:e|ing)|immediate start|(?:(?:i )?can )?start(?:s|ing)? (?:immediately|soon|next (?:week|month)|(?:mon|tues|wednes|thurs|fri)day)|i can start today",
];

const personas =
  "(?:mujeres|hombres|(?:gente|personas?|se[nñ]oras?) de \\d\\d a[nñ]os|se[nñ]oras?(?: mayor(?:es)?)?|estudiantes?|j[oó]venes|menores(?: de edad)?|(?:personas )?mayores(?: de \\d\\d(?: a[nñ]os)?)?|1[4-9] a[nñ]os|mi (?:espos[oa]|hij[oa]|mam[aá]|novi[oa]|pap[aá])(?: de \\d\\d(?: a[nñ]os)?)?|adolescentes|principiantes|latinos|hispanos|inmigrantes)";
const spanish = [
  "(?:estoy )?(?:busco|buscando|necesito|quiero)(?: (?:un|una|trabajar|ser))?|(?:que )?me den (?:un )?(?:trabajo|empleo)(?: de)?|(?<=^\\s*(?:yo )?)soy(?: una?)?(?= (?!sauce|beans?|milk))|tengo experiencia(?: (?:como|de|en))?",
  `por favor|(?=chamba|jale)(?<=\\b(?:busco|buscando|hay|necesito|quiero|looking for|need)(?: una?)? )(?:chambas?|jale)(?: (?:de|en))?|(?=chamba)(?<=^\\s*)chambas?(?: (?:de|en))?|(?:ofertas|bolsa) de (?:trabajo|empleos?)|(?:trabajos?|empleos?|vacantes?)(?: (?:de|como|pa(?:ra)?(?! ${personas})|que (?:paguen?|pagan?)))?|se (?:busca|necesita|requiere|solicita)n?|urgente`,
  "(?:(?:que|donde) )?pag(?:uen?|an?) bien|bien pagad[oa]s?",
  "(?:en )?d[oó]nde (?:hay|encuentro|puedo (?:encontrar|trabajar)|est[aá]n contratando)(?: (?:trabajos?|empleos?))?(?: de)?|(?:qui[eé]n(?:es)? est[aá]n?|(?:lugares|empresas|negocios|compa[nñ][ií]as)(?: que est[aá]n)?) contratando|lo que (?:sea|haya|salga)|(?:alguien|lugares|empresas|negocios|compa[nñ][ií]as) que contraten?|(?:de )?entrada (?:por|y) salida",
  `(?<=\\b(?:trabajos?|empleos?|jobs?|work|vacantes?|medio tiempo|tiempo (?:parcial|completo)|remot[oa]s?|desde casa|semana) )pa(?:ra)? ${personas}`,
];

/** Praise and places that every job could claim. */
const anyJob = [
  "gesucht|ab sofort|stellenangebote?|(?:ich )?suche (?:eine?n? )?(?:job|stelle|arbeit)(?: als)?|(?:je )?cherche (?:un )?(?:emploi|travail)(?: de)?|offres? d['’]emploi|procuro emprego(?: de)?|vagas? (?:de|para)|vagas?(?= remot)",
  "(?:the )?(?:(?:good|high|higher|highest|well|better|best)[- ]paying|best|easy|decent|fun|steady|low[- ]stress|stress[- ]free)(?=\\b.*\\bjobs?\\b)",
  "good(?= jobs?\\b)|(?:that )?pay(?:s|ing)? well",
  "(?:just|newly|recently) (?:posted|listed|added)|(?:new|newest|latest|recent|current|available|fresh)(?= (?:jobs?|listings?|openings?|positions?|postings?|roles?|vacanc(?:y|ies))\\b)",
  "(?:(?:(?:i )?can (?:be|live|work)|based) )?anywhere(?: in the (?:world|country))?|nationwide|worldwide|globally|(?:in )?(?:all (?:48|50) states|any state)|only(?=\\s*$| (?:no|not|please|without)\\b)",
  "(?<=\\d(?:k|/\\w+)? )doe|(?:depending|based) on (?:experience|exp)|(?:20\\d\\d\\s?[-–/]\\s?(?:20)?\\d\\d )?(?:school|academic) year(?: 20\\d\\d\\s?[-–/]\\s?(?:20)?\\d\\d)?|(?=[+aip])(?:plus|\\+|and|inc(?:l(?:uding)?)?\\.?) super(?:annuation)?(?=\\s*$|,| (?!intendent))(?<=\\d\\S*(?: \\p{L}+)? \\S+ super(?:annuation)?)|plus(?= (?:an? )?(?:benefits|bonus(?:es)?|commissions?|equity|mileage|shift diff\\p{L}*|tips)\\b)|(?:[01]\\.\\d+ )fte|w-?2(?: only)?|paid(?= (?:\\p{L}+ ){0,2}intern(?:s|ships?)?\\b)|(?<=\\bintern(?:s|ships?)? )paid",
];

const about = "(?:over|at least|more than|less than|fewer than|under|up to|about)";

const parent = "(?:(?:stay[- ]at[- ]home|single|working|new) )?(?:mom|mother|dad|father|parent)";
const one = `(?:${parent}|(?:(?:college|high school) )?student|retiree|veteran|military spouse|teen(?:ager)?|introvert)`;
/** In digits, or as people say it to a phone. */
const age =
  "(?:1[4-9]|[4-7]\\d|(?:four|fif|six|seven|eigh|nine)teen|(?:forty|fifty|sixty|seventy)(?:[- ](?:five|two))?)";
const person = "(?:boy|female|girl|guy|lady|male|m[ae]n|wom[ae]n)s?";
/** Whom jobs are for. Postings rarely say it. */
const group = `(?:${one}s?|(?:people |adults |someone )?with (?:an? )?disabilit(?:y|ies)|(?:the )?disabled(?: people| adults| persons)?|(?:people |adults |seniors |those |women |men )?over (?:40|50|55|60|65)|women(?! in\\b)|ladies|seniors(?= |$)|beginners|foreigners|immigrants|refugees|undocumented(?: (?:immigrants|people|workers))?|${age}[- ]?years?[- ]olds?(?: ${person})?)`;

const notRequired = "(?:not|isn['’]?t|aren['’]?t) (?:required|needed|necessary|mandatory)";

const clock = "\\d{1,2}(?::\\d\\d)?(?:\\s?[ap]\\.?m\\.?)?";
const outside = `(?:before|after|past|earlier than|later than) ${clock}`;

/** What the person is or has, not what the posting says. */
const ofPerson = [
  `(?<=\\b(?:jobs?|work|careers|from home|near me|hiring|remote|(?:part|full)[- ]time) )for ${group}`,
  `(?:i(?:['’]?m| am) )?(?:an? )?${one}(?= (?:look|seek|search|try|return)ing\\b| who (?:needs|wants)\\b| (?:needs|wants)\\b)`,
  `for an? ${age}[- ]years?[- ]olds?(?: ${person})?|stay[- ]at[- ]home (?:mom|mother|dad|father|parent)s?|(?=[chu])(?:college|university|high school) student(?=\\s*$)(?<=\\S (?:college|university|high school) student)(?<!\\b(?:for|of|to)(?: an?)? \\w+(?: school)? student)|(?:semi[- ])?retired(?=\\s*$)(?<=\\S (?:semi[- ])?retired)|(?:stay[- ]at[- ]home|single|working) (?:mom|mother|dad|father|parent)s?(?= jobs?\\b)|(?:an? )?(?:second|2nd|extra) (?:jobs?|income)|(?=[afhiow])(?:i(?:['’]?m| am) (?:an? )?(?:international |college |high school )?student,? )?(?:(?:on|with|have) )?(?:an? )?f-?1(?: student)?(?: visas?)?|i(?:['’]?m| am) (?:an? )?(?:international |college |high school )?student|an? career change(?:r)?|career change(?:r)?(?: (?:in)?to)?(?= |\\s*$)`,
  // "no lifting over 50 lbs" says how much.
  "(?:no|not|without|avoid) (?!commut)(?:[\\p{L}-]+ ){1,2}(?:over|above|beyond|exceeding|(?:more|greater|heavier|longer) than) \\d+\\s?(?:%|percent|lbs?|pounds?|kgs?|miles?|min(?:ute)?s?|hours?|hrs?|days?)",
  "for (?:my|our) (?:(?:1[4-9][- ]year[- ]old|college|teenage?d?) )?(?:boyfriend|brother|dad|daughter|girlfriend|husband|kid|mom|mother|sister|son|spouse|teen|teenager|wife)",
  `(?=needs|wants)(?<=\\b${one} )(?:needs|wants)(?: an?)?`,
  "(?:i(?:['’]?m| am) )?(?:an? )?(?:rising )?(?:high school|hs|college) (?:sophomore|junior|senior)s?(?=\\s*$| (?:(?:part|full)[- ]time|internships?|jobs?|looking|seeking|summer|work)\\b)",
  "(?:an? )?rising (?:sophomore|junior|senior)s?|(?:sophomore|junior|senior) in (?:high school|college)",
  `(?:bilingual|english|spanish|(?:evening|morning|night|overnight)s?(?: shifts?)?)(?: is| are)? ${notRequired}|(?:nights?|weekends?|overtime|travel) optional|no benefits (?:needed|required|necessary)`,
  `(?:that )?start(?:s|ing)? (?:after|no earlier than|later than) (?:${clock}|${spokenNumber}(?: [ap]\\.?m\\.?)?)|no later than ${clock}`,
  `(?:no|not|nothing|(?:i )?(?:can['’]?t|cannot)(?: work)?) ${outside}(?: (?:or|and|nor) ${outside})?`,
  "(?:days|mornings?|evenings?|nights?|overnights?) (?:not |un)available|(?:i )?(?:don['’]?t|can['’]?t|cannot) drive at night|(?:i )?(?:don['’]?t|do not|can['’]?t|cannot) speak (?:any )?(?!english\\b|any\\b|good\\b|much\\b)\\p{L}+|(?:i )?can (?:only )?work(?= (?:any|days|(?:on )?(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*|evenings?|full|mornings?|nights?|overnights?|part|weekdays?|weekends?)\\b)",
  "(?:no|without) (?:us |u\\.s\\. |american )?citizenship(?: (?:required|needed|necessary))?|(?:us |u\\.s\\. |american )?citizen(?:s|ship)? (?:(?:is |are )?not|isn['’]?t) (?:required|needed|necessary)",
  "(?:(?:an? )?career chang(?:er?|ing)|transition(?:ing)?|switch(?:ing)?|pivot(?:ing)?|mov(?:e|ing) up) from (?:(?!to )\\S+ ){1,3}(?:in)?to(?= )",
  "i only have(?: an?)?|(?:i )?(?:just |recently )?graduated(?: from (?:college|high school|university|nursing school))?|my (?:husband|wife|spouse|partner)(?:['’]s| is| was| got| is being| is getting) (?:transferred|stationed|deployed|relocated)(?= (?:at|in|to)\\b)",
  "(?:i )?(?:just )?(?:got|was) laid off|(?:i(?:['’]ve| have) )?been (?:out of work|unemployed|laid off)(?: for)?(?: (?:the )?(?:last|past))?(?: \\d{1,2}\\+? (?:years|yrs|months))?",
  "(?:i(?:['’]?m| am) )?(?:not|non)[- ](?:an? )?(?:us |u\\.s\\. |american )?citizens?|(?:must be (?:an? )?)?(?:us|u\\.s\\.?|american) citizen(?:s|ship)?(?: (?:only|required|preferred|needed))?(?! services)|usc (?:only|required)|(?:green card|gc) (?:holders? )?(?:only|required)",
  "(?:with |have |has |i have )?no (?:car|vehicle|transportation)(?: needed| required| necessary)?|without (?:a |my |own )*(?:car|vehicle)|(?:that )?(?:does not|doesn['’]?t|don['’]?t|do not) (?:need|require) (?:an? )?(?:own )?(?:car|vehicle)",
  `(?:with )?(?:${about} )?\\d{1,2}\\+?(?:\\s?(?:-|to)\\s?\\d{1,2})?\\+? (?:years?|yrs?)['’]?(?: of)?(?: (?:work|relevant|related))? (?:experience|exp)`,
  `(?:with )?(?:\\d{1,2}\\+?\\s?yoe|(?:${spokenNumber}) (?:years?|yrs?)['’]?(?: of)?(?: (?:work|relevant|related))? (?:experience|exp))`,
  "(?:i )?(?:do not|don['’]?t|not|without) (?:need(?:ing)?|requir(?:e|ing))(?: (?:any|an?))?(?: visa)? sponsorship|(?:no|without)(?: visa)? sponsorship(?: (?:available|needed|necessary|offered|possible|provided|required))?|(?:visa )?sponsorship (?:(?:is )?not|isn['’]?t) (?:available|needed|necessary|offered|possible|provided|required)|(?:i(?:['’]?m| am) )?(?:an? )?(?:green card|gc) holders?|(?:stamp (?:1g|4)|pgwp)(?: (?:holder|visa))?(?: ok)?",
  "(?:i(?:['’]?m| am) )?(?:an? )?(?:us |u\\.s\\. |american )?citizens?(?: or | and |\\s?/\\s?)(?:an? )?(?:green card|gc)(?: holders?)?|usc(?:[\\s/]+| or )gc|gc(?:\\s?/\\s?| or )usc|gc[/-]?\\s?ead",
  "(?:yo )?(?:no tengo|sin|(?:que )?no (?:pid[ae]|requier[ae]|necesit[ae]|exij[ae])n?) (?:papeles|documentos)|indocumentad[oa]s?|con (?:papeles|documentos)|(?:con |tengo )?(?:mi )?(?:carro|auto|troca|camioneta|transporte|herramientas?) propi[oa]s?|(?:con |tengo )?(?:mi )?propi[oa]s? (?:carro|auto|troca|camioneta|transporte|herramientas?)|(?:i have |with )?no papers|without papers",
  "(?:(?:yo )?tengo |con )?(?:m[aá]s de )?\\d{1,2}\\+? a[nñ]os?(?: de)? experiencia",
  // "5 years of ICU experience" asks for ICU.
  `(?:with )?(?:${about} )?\\d{1,2}\\+? (?:years?|yrs?)['’]?(?: of)?(?= (?:\\S+ ){1,3}(?:experience|exp)\\b)`,
  "(?<=\\b(?:years?|yrs?)['’]?(?: of)? (?:\\S+ ){1,3})(?:experience|exp)|\\d{1,2}\\+ (?:years?|yrs?)",
  "(?:must be |i(?:['’]?m| am) )?(?:1[4-9]|2[15])(?: years?(?: old)?)? (?:and|or|&) older|must be (?:1[4-9]|2[15])\\+?",
  "(?:no|without(?: an?)?|don['’]?t have an?) work(?:er['’]?s)? permit(?: needed| required)?",
  "(?:c2c|w-?2|1099)(?:(?:\\s?/\\s?| or )(?:c2c|w-?2|1099)){1,2}",
  // Radiographers are "RT(R)".
  "r(?=\\))(?<=\\b(?:arrt|rt)\\s?\\(r)",
  "\\d{1,2}\\s?(?:-|–|to)\\s?\\d{1,2}\\+? (?:years?|yrs?)(?! (?:old|contract|term)s?\\b)|no (?:us|eu|uk|american|european) (?:time[- ]?zones?|hours)|(?:easy |short |reasonable )?commut(?:e|ing)(?= (?:from|to|between)\\b)|commute(?=\\s*$)(?<=\\S commute)",
  "(?:ph\\.?d\\.?|doctorate|master['’]?s?(?: degree)?|mba) (?:(?:is )?not|isn['’]?t) (?:required|needed|necessary)",
  "(?:(?:i['’]?m|i am|at|aged?) )?1[4-9](?:[- ]?(?:years?|yrs?)[- ]olds?|\\s?yo)|i(?:['’]?m| am) [1-7]\\d(?:[- ](?:years?|yrs?)[- ]old)?(?! (?:hours?|hrs?|miles?|min(?:ute)?s?)\\b)",
  "(?:with |have |has |us(?:e|ing) )?(?:my |your |an? )?own (?:car|vehicle|truck|van|tools|transportation)(?: needed| required)?",
];

/** "(m/w/d)", "H/F": postings in Europe say that any gender may apply. */
const genders = ["(?:m/[fw]|[fw]/m|h/f|f/h)(?:/[dxn])?|d/(?:m/[fw]|[fw]/m)|all genders"];

const phrases = [asking, questions, hiring, spanish, anyJob, ofPerson, genders, pasted, dictated]
  .flat()
  .map(pattern);
const fillers = lookingFor(phrases, itself, (match) =>
  readingOf(match, { kind: "opening" }, match[0], match[0]),
);

/** Filler phrases around a search. */
export const openings: Recognizer = (sentence, names) => [
  ...fillers(sentence, names),
  ...workBehindTitles(sentence),
];

/** "cashier work": only after a title; "work in retail" asks for more. */
function workBehindTitles(sentence: Sentence): Reading[] {
  const ends = new Set(titlesIn(sentence).map(({ end }) => end));
  return sentence.words.flatMap(({ start, end, text }, at) => {
    const isFiller = /^work$/i.test(text) && ends.has(sentence.words[at - 1]?.end ?? -1);
    return isFiller
      ? [{ start, end, known: end - start, meaning: { kind: "opening" }, value: text, label: text }]
      : [];
  });
}
