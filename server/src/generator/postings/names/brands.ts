import type { Random } from "../random.ts";

const starts = `
Ab Ac Al Am An Ar As Au Bal Bel Ben Bri Cad Cal Cas Cel Cer Cin Cla Cor Cy Da Del Den Dor Du El Em En Er Es Ev Fal Fen
Fi Flo Fo Ga Gal Ge Gra Ha Hel Hi Ho Il In Is Ja Jo Ju Ka Kel Ki Kor La Len Li Lo Lu Ma Mel Mi Mo My Na Nel Ni No Nu
Ob Ol Om On Op Or Os Pa Pel Per Pi Pla Po Pra Qua Qui Ra Rel Ri Ro Ru Sa Sel Ser Si So Sta Su Syl Ta Tel Ter Ti To
Tra Tri Ty Ul Um Un Va Vel Ver Vi Vo Wa Wel Wi Xa Ya Yo Za Zel Zi Zo`;

const middles = `
ba bi bo ca ci co da de di do fa fi ga ge go la le li lo lu ma me mi mo na ne ni no nu pa pe pi po ra re ri ro sa se
si so ta te ti to va ve vi vo za ze`;

const ends = `
bel byte card cast cel core dent dex dian dyne field fin flow form gen gent graph grid kit lane lar len lia lin link
lis lith loop lume lux mark met mira mont nar nest nex nia nix nova nta nth path peak phase phon plex port quest ra
rent rex ria ris ron rope sail scope sense sent set shift sign sis span spire stack stead sun sync ta tech tern tera
tia tide tion tor trace trak tris tron ture va vale vant vera via vine vis vita wave way well west wise works xa yard
zen`;

const colors =
  "Amber Black Blue Bright Bronze Copper Crimson Gold Green Grey Indigo Ivory Red Scarlet Silver White";
const things = `
Anchor Anvil Arrow Badger Barn Basin Bear Bell Bison Boot Canyon Cedar Compass Cove Crane Crow Dove Drum Eagle
Elk Ember Falcon Feather Fern Finch Fox Gate Hammer Harbor Harvest Hawk Hearth Heron Horse Hound Island Kettle Key
Kite Lantern Lark Leaf Lighthouse Lily Loom Magpie Mesa Moon Needle Oak Orchard Osprey Otter Owl Paddle Pear
Pebble Pelican Pepper Pilot Pine Plow Quill Raven Reed River Robin Root Rose Saddle Sail Salmon Shore Sparrow Spoon
Spruce Star Stone Summit Swan Table Thistle Thread Tide Timber Trail Trout Wagon Willow Wren`;
const saints = `
Adela Agatha Aidan Alban Ansgar Audrey Brendan Brigid Clement Columba Cyril Dunstan Edmund Elara Felicity Fergus
Genevieve Gerard Hilda Isidore Ives Jerome Kieran Leander Lucian Marcella Maren Odelia Olaf Orla Oswin Perpetua
Piran Quentin Roch Sabina Swithin Tabitha Ursula Winifred Zita`;

const [startList, middleList, endList] = [words(starts), words(middles), words(ends)];
const [colorList, thingList, saintList] = [words(colors), words(things), words(saints)];

/** A made-up word: "Veltora", "Nanix". */
export function coined(random: Random): string {
  const middle = random.chance(0.6) ? random.pick(middleList) : "";
  return random.pick(startList) + middle + random.pick(endList);
}

/** "Copper Kettle". */
export function emblem(random: Random): string {
  return `${random.pick(colorList)} ${random.pick(thingList)}`;
}

export function saint(random: Random): string {
  return `Saint ${random.pick(saintList)}`;
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
