// The essays of Siobhán O'Dwyer: funny, learned and about a third too long.

export const siobhanODwyer = {
  why03: `No. And I'd like to say it in one word and stop there, like a Spartan, but I gather there's a rubric.

Start with what the jury's actually offering, because it's cleverer than it looks. They aren't asking him to lie. They aren't asking him to take anything back. They just want him to stop doing it in public. It's the kind of offer you could describe to your ma so she'd beg you to take it. And that's how you know it's poison: it asks for almost nothing, and the almost nothing happens to be him. Ask a fiddler to live on condition that he never plays where anyone can hear, and you haven't spared a fiddler. You've spared a fella who owns a fiddle.

My best reason, then, is that for Socrates the questioning isn't something he does with his life after he's got one. He says the unexamined life isn't worth living, and he means his, but he also means theirs, because he can't do it alone. He hasn't any doctrine to go home and polish. He doesn't know anything, he's very proud of not knowing anything, and the only way he ever learns something is by getting a general or a poet to talk until the poor man contradicts himself. Take away the general and he's just an old man with a bad conscience and nobody to check it.

My da was on a jury once, and he says the worst of it was how much everyone wanted to go home. I can't stop thinking about it when I read the vote. I don't suppose the five hundred hated him. They were tired, and he was between them and their dinner, and they'd have voted for anything that made it quiet. An offer like this is what tiredness sounds like when it's being reasonable.

Now the reply, and I'll give it its full height. It goes: you're being a romantic. There's Xanthippe at home and three boys, one of them in arms, and there's something a bit obscene about a man who'll talk to any stranger about virtue and won't shut up for his own children. Crito says it to his face. And there's a sharper form of it. Socrates thinks you shouldn't disobey the city, he'll drink the cup rather than break its law, so if the city lawfully orders him to be silent, where does he get off refusing? He can't have the law sacred on Thursday and optional on Monday.

I think the second one's the better of the two, and it took me most of a week. What I've come round to is that he never says he'll obey the city in everything. He says he'll take what the city does to him. Those are different. You can kill me and I won't run, but you can't make me do wrong with my own mouth. Being silent when you see your neighbor about to make a hames of his soul would be doing wrong. Dying wouldn't be. As for the boys, I haven't an answer. I think he let them down. I think you can be right and still let your children down, and that it's a sort of cheating to make a philosophy in which that can't happen.`,
  eut03: `My example is the man in the chipper on our road who, the night the power went in the storm, fried everything he had before it spoiled and handed it out the door for nothing. Cod, sausages, things I couldn't identify. Nobody told him to. He's not a religious man, he's hardly a civil one. And it was right, as plainly as anything I've ever eaten.

What made it so? I went in certain that it'd be the consequences, all those fed people, and came out less certain. For suppose the power had come back ten minutes later and the whole performance had been for nothing. He'd have been out three hundred euro and we'd all have been fed anyway. I'd still say he did right. So it can't be how it happened to turn out. You could say it's how it was likely to turn out, and that's better, but it makes him sound like an actuary.

Here's what I'd say instead. He looked at a pile of fish and saw that it had stopped being his to sell and become ours to eat. What makes an action right is that it gives things and people the answer they're owed, and what's owed changes with the lights. I know "owed" is a big hook to hang it all on. But every view needs one hook, and at least I can see this one in the dark.

An objection, and it's my brother's, who was there. He says the man would've lost the fish regardless, so it cost him nothing, so there's no virtue in it. I think he's mixing up what's right with what's impressive. It's right to hold the door even if you weren't going to use the door.

[-In any case God comes into it only as someone who'd approve.-] {+Where's God in this? I said he commands it because it's right, and I'll stick by that: if he was watching, he was pleased, and he wasn't the reason.+}`,
  kno03: `She doesn't know, the creature. She's right, she's reasonable, and she's no more in touch with the time than if she'd asked the wallpaper.

What's missing? The usual thing to say is that she got lucky, but that can't be all of it, since I'm lucky in nearly everything I know. I'm lucky I looked up at the right second to see my brother fall off the shed. I knew he fell. No, the trouble is where the luck sits. In the shed case it was luck that I was looking, but once I was looking, the falling did the rest. With Rosa, the looking's grand. It's the bit between the clock and the time that has come loose. A clock is only evidence about the hour because the hour drives the hands. Stop it, and what's on the wall is a picture of a clock.

So my theory is that you know a thing when the thing itself is part of why you believe it, and by the sort of route we'd have bet on beforehand.

My own case: my aunt swears she can tell it'll rain from her knee. Suppose she's right today. If the knee truly answers to the pressure, she knows, God help us, although she couldn't explain it to a physicist. If the knee hurts because she was dancing, and it happens to rain, she doesn't. From inside, the two knees feel the same. I think that's the real lesson of Rosa and the part nobody likes: whether you know something isn't only up to you.`,
  sce02: `I took the skeptic's side at the first question and I've been defending the wretch ever since, so here goes.

I accept the conclusion. I don't know that I've hands. Please keep reading.

Start with premise two, because that's where the decent people of this class get off. They say, come on, you know you're awake. Do I? What would I be knowing it by? Whatever I point to, the cold tea, the noise of the radiator, the fact that I can read this line twice and it stays put, is something I could be dreaming. It's no use saying that dreams aren't like that. I've said so in dreams. I've stood in dreams explaining to my dead grandfather how I could tell I wasn't dreaming, and he was very polite about it.

Then premise one, which the clever people attack. They say you can know the hands without knowing you're not dreaming. But I said way back that to know something is to be certain of it, and I still think so, because of how the word behaves when it matters. Ask a witness whether she knows it was him. If she says "I know it was him, but I can't rule out that it was somebody else," the judge'll have her out of the box. So if the hands are certain, then the dream's out, and if the dream's not out, then the hands aren't certain. Fine. Down they go.

How do I live with it? Easily, and here's the trick: nothing I do ever needed me to know. I reach for the cup because it seems there's a cup, and seeming's enough to drink by. What I give up is a title. I'm like a fella who finds out that he was never legally the owner of the house. He still knows where the spoons are. (You see how hard it is to give up the word.)

There's one cost and I'll not hide it. If nobody knows anything then my doctor's no better off than my aunt with the knee, and she's plainly better off. I have to say she's got more evidence, or better habits, without saying she knows more. I think that can be done. It just means that all the ranking we used to do with one word now has to be done with a dozen, and maybe that's no harm.`,
  ind02: `Here's Hume in my own words. You've a hundred thousand sunrises in the bank. You want to draw on them for tomorrow. To get from "always did" to "will" you need a bridge, and the only bridge on offer is "what hasn't been seen goes like what has." So where did you get the bridge? You can't reason it out from nothing, because you can picture the sun staying down without any contradiction, just a lot of confused hens. And you can't learn it from experience, because learning from experience is walking over the bridge. That's it. It's four lines, and nobody's got round it since 1748.

I agreed with him, that it's habit and no reason. How do I defend that without sounding like a crank who won't set an alarm?

First, I do set an alarm. Hume's point was never that we should stop expecting. You couldn't if you tried. It's that the expecting isn't something we did because we saw it was reasonable. We expect first, like calves, and then we go looking for a reason the way you look for your glasses when they're on your face.

Second, people say science does better than habit because it finds laws. But a law is only a bigger habit with better manners. Tell me gravity holds the thing in place, and I'll ask you why gravity should clock in tomorrow.

Someone'll say that if it's all habit, then the man who expects sunrise and the man who expects the horse he dreamed about are in the same boat. [-They are.-] {+I felt that one. My answer's that they are in different boats and neither boat's a reason: one habit was built by the world rubbing against us for a million years and the other by a bad night's sleep. I'd bet with the first. I just wouldn't call the bet an argument.+}`,
  min02: `Dear Elisabeth,

You asked Monsieur Descartes a simple question and he told you to go for a walk, so I thought someone should write to you. You wanted to know how a soul, having no surface, can push. I'm in no position to be smug, because I've told my teacher that I'm one physical thing whose experiences aren't physical properties, and you could ask me the same with a change of noun. How does the hurting, if it isn't the nerve, get the hand off the stove?

First let me say that I went back and read three more of your letters, which weren't assigned. What struck me is how sick you were: fevers, a dry cough, low spirits. He tells you to look at green things and think of nothing. I'd have written back too. You'd every reason to know that what happens in the body gets into the mind, and you were asking a man who hardly seems to have had one. So for you it isn't a puzzle. It's a diagnosis, and an answer that only works for healthy people is no answer.

Here's mine. You think of causing as pushing, and pushing needs contact, and contact needs surfaces. But we've learned since your day that nothing pushes that way. When I lean on this table, there's no little surface of mine meeting a little surface of its; there are forces at a distance, all the way down, and no one can say how they do it, only that when this happens, that follows. At the bottom of every causing there's a brute "and then it does." You've asked why my experience should move my hand. I could ask why one charge should move another. We're neither of us embarrassed; we've both reached the floor.

You'll say, because you're quick, that I've dodged. With the charges there's a law that you can write down, and they're both the same sort of thing. Grand: then there'll be laws from the one sort to the other, and we find them the way we find any law, by watching. We know a few. Every dentist does.

Now the worse objection, which I'll put for you since you're too well brought up. If the nerve by itself is enough to move the hand, and I'm told it is, then the hurting's only a passenger. It sits in the carriage and believes it's driving. I've lain awake over that one. And what I've to say is this: I don't accept that the nerve by itself is enough. The nerve without the hurting isn't a thing anyone's ever seen. Take away the pain with a drug and the hand stays on the stove, and you'll say that the drug did something to the nerve, and so it did. But you can't show me the passenger's idle by throwing out the passenger and the driver together.

About where the energy for all this comes from, if the hurting does work that the nerve doesn't, I don't know. He didn't either. He at least had God to send the bill to.

I hope the cough is better. I hope someone took you seriously about your brother's lawsuit. If it's any use to you, four hundred years on, nobody has answered your question, and nobody's stopped asking it; and it's your name that's on it.

Yours with respect,
Siobhán`,
  mar02: `Mary learns something. She comes out the door, she sees the tomato, and she says "oh." You don't say "oh" to a thing you already had. So there was a fact outside the books, and the books had every physical fact, and there we are. That's the argument and I believe it, and I said as much about myself when I told Elisabeth that experiences aren't physical properties.

The strongest objection isn't the one about abilities. That one I find easy. Sure she gets new abilities. She gets them the way you can find your way round a town once you've been there: by being shown the town. The knack comes after the fact and because of it.

No, the one that keeps me honest is that she may have met an old fact in a new coat. I can know all about the evening star and all about the morning star and be floored to hear they're the one rock. I've learned something, but there's no second rock. Why shouldn't "this is what red's like" be about the very brain state in chapter nine?

Because of how the coat works, I think. When I'm floored about the star, it's because I had two descriptions, "the bright one at dusk" and "the bright one at dawn," and each picks it out by a different feature it really has. Two coats, two features. So if Mary knows the state as the chapter nine thing and also as the thing that feels like that, there have to be two features to hang the coats on. And the second one wasn't in the book. You can move the lump under the carpet, but it's still a lump.

[-What it shows is that physicalism is false.-] {+What does the story show about whether everything's physical? Less than I'd like. It shows that either there's more to the world than physics writes down or that there are facts you can only get by being in a particular spot, and Mary was kept out of the spot. I lean to the first. But I notice I lean there because of how the "oh" sounds in my own head, and heads have misled me before.+}`,
  per03: `In the earliest photo I'm asleep in a basin in the kitchen in Clonmel, bald as an egg. Same person? I'd say so. My ma'd say so, and she was there.

What makes it so isn't memory, since the egg had none. I said that I don't survive the trip to Mars, that I die and some eejit with my opinions wakes up there, and I'm keeping to it. The Mars one has all my memories. If memory were what made me me, I should've been happy to go. I wasn't, and when I ask myself why, it's because of a gap: nothing of what's here goes there. They read me out like a recipe and bake another. With the egg in the basin there's no gap. There's one living thing that went on eating and sleeping and swapping out its bits, never all at once, till it was me and could complain about it.

So it's the one life that does it, and I mean life like a biologist does. What follows for somebody who's lost their memory completely? That they're exactly who they were. They've lost a great deal, maybe everything they'd have chosen to keep, but it's they who have lost it. I like that my view lets me say so. It takes somebody to do the losing.

Someone'll bring up the transplant: put my brain in another body, and surely I go with the brain and leave the one life lying there. I do feel I'd go with the brain. It's the best thing against me. All I can say is that the brain's the bit that runs the living, so maybe where it goes the life goes, cut down to a pound and a half.`,
  fre03: `The decision: when I was seventeen I stopped talking to my best friend, and eight months later I knocked at her door. I mean the knocking.

I said I could've done otherwise at breakfast, and it'd be odd if I were free about toast and not about that. But it's an odd case, because I remember so clearly not deciding. I was walking home. Her road's on the left. I'd walked past it two hundred times with a sort of speech in my head about who ought to apologize. And that day my feet turned. If you'd stopped me I couldn't have given you one new reason.

A person might say, then, that it wasn't free at all, just something that came over me, weather. I've thought about that. I think what made it mine is that the speech was there, going full blast, and I went against it. Both roads were open, in the plainest sense: I'd taken the other one two hundred times, and there was nothing in the past that day that hadn't been in the past the day before.

Here's the objection I'd make if I were on the other side. "Nothing new, and yet you turned; so it was chance. If there's no reason why you turned rather than not, how's it to your credit?" But there was a reason. It was that I missed her. It had been there two hundred times as well, and lost. Having a reason doesn't mean the reason's a shove. Some days you let it win. I know that "you let it" is the whole mystery put into three words, but I'd rather keep the mystery than the shove, because I was there and I wasn't shoved.

(She said, "About time." We've not discussed determinism.)`,
} as const;
