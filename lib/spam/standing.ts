import { amount, distinct } from './amount'

// Between people who know of each other already.
const underWay =
  /\b(?:(?:purchase order|p\.?o\.?|invoice|order|booking|job|ticket|student|reference|ref|account|case|policy) ?(?:no\.?|number|ref)?:? ?(?:[a-z]{0,4}-?){0,2}\d{2,}|purchase order|as (?:before|last (?:year|time))|same (?:password|login|terms)|you (?:ordered|booked|bought|commissioned)|signed (?:for|off)|sign(?:-| )?off|staging|your (?:order|booking|stand|lease)|we have your|our (?:contract|invoice)|i (?:finished|completed|did|graduated|booked|enrol\w+|signed up|paid)|asked me to|said (?:she|he|you|they) would)\b/g
const buying =
  /\b(?:what (?:would|does|will|do) (?:it|you|that|they|we|the)[a-z ]{0,20} (?:cost|charge)|(?:do|could|can|would) you (?:do|run|teach|take|accept|offer|quote|lend|train|hold|make)|best (?:price )?you (?:could|can)|cheaper for us|for (?:my|our) (?:team|staff|employees|people|company|employer|boss)|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:of (?:us|ours|our|my|the)|places|people|staff|employees|analysts|engineers|young people|learners|students)|closed (?:course|group|cohort|class)|(?:my|our) (?:employer|company|boss|trust|team|firm) (?:will|would|may|can|pays)|when is (?:the|your)|is it (?:true|real|possible|ok)|would (?:i|it) be)\b/g

/**
 * The signs that who writes stands in some relation to the provider already, or wants to buy of it.
 *
 * @param plain the text, as plainName makes it
 */
export function* standingSigns(plain: string): Generator<readonly [string, number]> {
  yield ['business under way', amount(distinct(plain, underWay))]
  yield ['asks as a buyer', amount(distinct(plain, buying))]
}
