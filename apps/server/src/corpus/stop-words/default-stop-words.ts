import type { SearchType } from '@keelerada/contract/fields/choices';
import { estonianStopForms, estonianStopLemmas } from './estonian-stop-words';

/**
 * Russian words that carry grammar rather than content, collected for this project by closed class: pronouns,
 * conjunctions, prepositions, particles and the verb "to be". Compared in lower case.
 */
function listWords(words: string): readonly string[] {
  return words.trim().split(/\s+/u);
}

/** Base forms; the only ones looked at where the list is by lemma, and looked at as forms too. */
const russianStopLemmas: readonly string[] = listWords(`
  я ты он она оно мы вы они себя сам самый свой мой твой наш ваш его её ее их
  этот тот такой таков сей это то весь всё все всякий каждый любой иной другой один
  кто что какой который чей сколько никто ничто некто нечто некоторый никакой кто-то что-то какой-то кто-нибудь что-нибудь
  и а но да или либо ни если чтобы чтоб когда пока хотя потому поэтому зато однако также тоже будто словно как так же ли бы
  не нет ведь вот вон даже лишь только уже ещё еще разве неужели именно просто
  в во на с со к ко у о об обо от ото до из изо по под подо над надо за перед передо при про без безо для ради через
  между среди около возле после вокруг против кроме вместо из-за из-под
  быть являться мочь стать
  где куда откуда тут там здесь туда сюда оттуда отсюда тогда теперь сейчас потом затем всегда никогда иногда
  очень более менее самое почти совсем слишком много мало почему зачем
`);

/** Inflected forms of the pronouns and of the verb "to be". */
const russianStopForms: readonly string[] = listWords(`
  меня мне мной мною тебя тебе тобой тобою ему им нём нем него нему ним ей ею ней нею неё нее нас нам нами вас вам вами
  них ними ими себе собой собою своя своё свое свои своего своей своих своему своим свою своими своём своем
  моя моё мое мои моего моей моих моему моим мою моими моём моем твоя твоё твое твои твоего твоей твоих твоему твоим твою
  наша наше наши нашего нашей наших нашему нашим нашу нашими нашем ваша ваше ваши вашего вашей ваших вашему вашим вашу
  эта эти этого этой этих этому этим эту этими этом та те того той тех тому тем ту теми том
  такая такое такие такого такой таких такому таким такую такими таком
  вся всего всей всех всему всем всю всеми всём каждая каждое каждого каждой каждому каждым каждую
  кого кому кем ком чего чему чем чём какая какое какие какого какой каких какому каким какую
  которая которое которые которого которой которых которому которым которую которыми котором
  никого никому ничего ничему одна одно одни одного одной одних одному одним одну
  сама само сами самого самой самому самим другая другое другие другого другой других
  был была было были буду будешь будет будем будете будут есть будь будьте
  может могу можно могут можем мог могла могли стал стала стали
`);

const stopLemmas: ReadonlySet<string> = new Set([...estonianStopLemmas, ...russianStopLemmas]);
const stopForms: ReadonlySet<string> = new Set([...stopLemmas, ...estonianStopForms, ...russianStopForms]);

/** Default stop words in lower case: lemmas for a list by lemma, else those and their inflected forms. */
export function getDefaultStopWords(type: SearchType): ReadonlySet<string> {
  return type === 'LEMMAS' ? stopLemmas : stopForms;
}
